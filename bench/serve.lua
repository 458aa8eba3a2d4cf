-- What `minirow serve` bears: a mix of calls, hostile ones among them, for wrk.
--
--   minirow serve --address 127.0.0.1:8080 &
--   wrk --threads 1 --connections 1000 --duration 60s --timeout 30s --latency \
--       --script bench/serve.lua http://127.0.0.1:8080
--
-- Each answer must be what the calls deserve: 200, 404, 415 or 422 for hostile ones, and 503 where more
-- calls wait than the server allows. The answers are counted at the end.

local puzzles = {
  "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
  "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
  "100007090030020008009600500005300900010080002600004000300000010040000007007000300",
  "000801000000000043500000000000070800000000100020030000600000075003400000000200600",
}

local function board(line)
  return '{"board":{"givens":[' .. line:gsub(".", "%0,"):sub(1, -2) .. "]}}"
end

local requests = {}
local function add(call, body, kind)
  local headers = { ["Content-Type"] = kind or "application/json" }
  table.insert(requests, wrk.format("POST", "/api/v1/" .. call, headers, body))
end

local counts = {}
local place = 0

function init()
  for _, line in ipairs(puzzles) do
    add("solve", board(line))
    add("hint", board(line))
  end
  add("rate", board(puzzles[1]))
  add("rate", board(puzzles[4]))
  add("solve", "{")
  add("solve", "[" .. ("["):rep(20000))
  add("solve", '{"board":{"givens":[' .. ("9,"):rep(300000) .. "9]}}")
  add("solve", '{"board":{"givens":[1e999]}}')
  add("read", '{"text":"' .. ("\\u0000"):rep(5000) .. '"}')
  add("hint", ("x"):rep(2000))
  add("nothing", "{}")
  add("solve", "{}", "text/plain")
end

function request()
  place = place % #requests + 1
  return requests[place]
end

function response(status)
  counts[status] = (counts[status] or 0) + 1
  told = ""
  for code, count in pairs(counts) do
    told = told .. code .. "=" .. count .. " "
  end
end

local threads = {}
function setup(thread)
  table.insert(threads, thread)
end

function done(summary, latency)
  for _, thread in ipairs(threads) do
    print("answers: " .. (thread:get("told") or "none"))
  end
  local errors = summary.errors
  print(("connection errors: connect %d, read %d, write %d, timeout %d"):format(
    errors.connect, errors.read, errors.write, errors.timeout))
  print(("ms: median %.1f, 99 %% %.1f, most %.1f"):format(
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, latency.max / 1000))
end
