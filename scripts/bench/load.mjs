// Asks one address again and again and prints what came of it as JSON: `load.mjs '{"url": …, "seconds": 5, "connections": 20}'`. With a
// `form` each request sends it again, from another address of a network and with another email address.
import autocannon from 'autocannon'

const { url, seconds, connections, headers, form } = JSON.parse(process.argv[2])
let number = Math.floor(Math.random() * 1e9)

const result = await autocannon({
  url,
  duration: seconds,
  connections,
  headers,
  requests: form ? [{ method: 'POST', setupRequest: fillIn }] : undefined,
})
const { requests, non2xx, errors, timeouts } = result
console.log(
  JSON.stringify({ total: requests.total, perSecond: requests.average, failed: errors + timeouts, non2xx }),
)

function fillIn(request) {
  number += 1
  const part = (shift) => (number >> shift) & 255
  const body = form.body.replaceAll(form.placeholder, `bench-${number}@example.com`)
  return {
    ...request,
    headers: {
      ...request.headers,
      'content-type': form.type,
      'x-forwarded-for': `10.${part(16)}.${part(8)}.${part(0)}`,
    },
    body,
  }
}
