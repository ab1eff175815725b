// As it is at first: anyone who looks only once npm has ended sees another one.
const parent = process.ppid

/** Calls `stop` when this process is asked to end, or when anyone who started it has ended. */
export function onStopAsked(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  // Started by the first process of a start, on an older Node. That one watches npm, below.
  process.once('disconnect', stop)
  // Node would open a debugger to anyone on this machine.
  process.on('SIGUSR1', () => {})
  if (process.env.npm_lifecycle_event && !process.connected)
    setInterval(() => process.ppid !== parent && stop(), 1000).unref()
}
