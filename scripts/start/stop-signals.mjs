// The parent at the beginning; once npm has ended, it is a different one.
const parent = process.ppid

/** Calls `stop` when this process is asked to stop, or its parent has ended. */
export function onStopAsked(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  // Started by the first process of a start, on an older Node, which watches npm (below).
  process.once('disconnect', stop)
  // Node would open a debugger to anyone on this machine.
  process.on('SIGUSR1', () => {})
  if (process.env.npm_lifecycle_event && !process.connected)
    setInterval(() => process.ppid !== parent && stop(), 1000).unref()
}
