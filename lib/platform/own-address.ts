/** Returns the origin at which a server that listens on `host` can be reached from its own machine. */
export function ownAddress(host: string, port: number | string): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
