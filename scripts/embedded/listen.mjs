/**
 * Starts a server on the loopback address, on the port remembered under `name` (see rememberPorts). Returns { port,
 * stop }; `stop` also closes idle connections.
 */
export async function listenOnLoopback(server, ports, name) {
  const preferred = await ports.choose(name)
  // Another process may take the port before it is bound.
  const port = (await tryListen(server, preferred)) ? preferred : await listenOnNewPort(server, ports, name)
  return {
    port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections?.()
      }),
  }
}

async function listenOnNewPort(server, ports, name) {
  const port = await ports.replace(name)
  if (await tryListen(server, port)) return port
  throw new Error(`There is no free port on 127.0.0.1 for ${name}.`)
}

function tryListen(server, port) {
  return new Promise((resolve, reject) => {
    const onError = (error) => {
      server.off?.('listening', onListening)
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    }
    const onListening = () => {
      server.off?.('error', onError)
      resolve(true)
    }
    server.once('error', onError)
    server.once('listening', onListening)
    server.listen(port, '127.0.0.1')
  })
}
