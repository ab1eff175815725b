/** Calls `stop` when this process is asked to end, or when whoever has started it is gone. */
export function onStopAsked(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  // The first process of a start on an older Node, or npm.
  process.once('disconnect', stop)
  if (process.env.npm_lifecycle_event && !process.connected) {
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && stop(), 1000).unref()
  }
}
