-- Run by wrk: asks for one path as one visitor after another, and tells the figures as JSON.
-- Arguments: the addresses of the visitors, separated by commas, then headers as "Name: value".
local requests = {}
local turn = 0

function init(args)
  for index = 2, #args do
    local name, value = args[index]:match("^([^:]+): (.*)$")
    wrk.headers[name] = value
  end
  for address in args[1]:gmatch("[^,]+") do
    wrk.headers["X-Forwarded-For"] = address
    requests[#requests + 1] = wrk.format("GET")
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"refused":%d,"failed":%d,"p50":%d,"p99":%d}\n',
    summary.requests, summary.duration, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50), latency:percentile(99)
  ))
end
