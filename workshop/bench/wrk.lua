-- Requests one URL, or the named paths one after another, and prints a summary as JSON.
local requests, last = {}, 0

function init(paths)
  for _, path in ipairs(paths) do
    requests[#requests + 1] = wrk.format("GET", path)
  end
  if #requests == 0 then return end
  function request()
    last = last % #requests + 1
    return requests[last]
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"bytes":%d,"p50":%d,"p99":%d,"failed":%d}\n',
    summary.requests, summary.duration, summary.bytes, latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end
