// Loaded into `next dev` by --import: it must not outlive the process that has started it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
