// What eslint checks: the recommended rules, no unused names, and strict comparisons.
import js from '@eslint/js';
import globals from 'globals';

export default [
  { ignores: ['node_modules/**', 'tests/browser/shots/**'] },
  js.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser },
      sourceType: 'module',
    },
    rules: {
      eqeqeq: 'error',
      'prefer-const': 'error',
      'no-var': 'error',
      'no-implied-eval': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**'],
    rules: {
      // Bundles leave indentation out.
      'no-restricted-syntax': ['error', { selector: 'TemplateElement[value.raw=/\\n/]', message: 'a template ends on its line' }],
    },
  },
  { files: ['service-worker.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['src/engine/wasm-worker.js'], languageOptions: { globals: globals.worker } },
  {
    files: ['tests/**', 'eslint.config.js'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
];
