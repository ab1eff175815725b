/** Posts JSON, even if the visitor leaves the page meanwhile. Returns whether the server accepted it. */
export async function postJson(path: string, data: object): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const sent = fetch(path, { method: 'POST', headers, body: JSON.stringify(data), keepalive: true })
  return sent.then(
    ({ ok }) => ok,
    () => false,
  )
}
