// The id of the initial parent process, which changes once npm has ended.
const parent = process.ppid

/** Calls `stop` when this process is asked to stop, or its parent has ended. */
export function onStopAsked(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  // The parent may be our own process on an older Node, which itself watches npm (below).
  process.once('disconnect', stop)
  // If there were no listener, Node would open a debugger to anyone on this machine.
  process.on('SIGUSR1', () => {})
  if (process.env.npm_lifecycle_event && !process.connected)
    setInterval(() => process.ppid !== parent && stop(), 1000).unref()
}
