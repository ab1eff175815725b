import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'

/** Returns the error code from trying to listen on this port and address, or undefined if it works. */
export function findPortProblem(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', ({ code }) => resolve(code))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

const isPortFree = async (port) => (await findPortProblem(port)) === undefined

/** Returns an unused port on the loopback address. */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/**
 * Remembers ports by name in a file, so that addresses stay the same whenever the site starts. Replaces a port that
 * something else has taken, so two checkouts never collide.
 */
export function rememberPorts(file) {
  const ports = readPorts(file)

  function remember(name, port) {
    if (ports[name] === port) return
    ports[name] = port
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(ports, null, 2)}\n`)
  }

  return {
    async choose(name) {
      const remembered = ports[name]
      const port = remembered && (await isPortFree(remembered)) ? remembered : await findFreePort()
      remember(name, port)
      return port
    },
    async replace(name) {
      delete ports[name]
      return this.choose(name)
    },
  }
}

function readPorts(file) {
  try {
    const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')))
    return Object.fromEntries(
      entries.filter(([, port]) => Number.isInteger(port) && port > 0 && port < 65536),
    )
  } catch {
    return {}
  }
}
