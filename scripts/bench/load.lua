-- The script for wrk: prints the outcome of the requests as JSON. If given the arguments TYPE and FILE, it posts the form in FILE, each time
-- from another IP address and with another email address.
local number = 0
local kind, form

function init(args)
  if not args[2] then return end
  kind = args[1]
  local file = assert(io.open(args[2], "rb"))
  form = file:read("*a")
  file:close()
  -- Each run starts at a different number, so that no email address is on the list already.
  number = (os.time() % 4000) * 1000000
end

function request()
  if not form then return wrk.format() end
  number = number + 1
  local headers = { ["content-type"] = kind }
  for name, value in pairs(wrk.headers) do headers[name] = value end
  local part = function(size) return math.floor(number / size) % 256 end
  headers["x-forwarded-for"] = "10." .. part(65536) .. "." .. part(256) .. "." .. part(1)
  local body = form:gsub("bench@example%.com", "bench-" .. string.format("%.0f", number) .. "@example.com")
  return wrk.format("POST", nil, headers, body)
end

function done(summary)
  local errors = summary.errors
  io.write(string.format(
    '{"total":%d,"seconds":%f,"failed":%d,"unsuccessful":%d}',
    summary.requests, summary.duration / 1000000, errors.connect + errors.read + errors.write + errors.timeout, errors.status
  ))
end
