// Loaded into `next dev` with --import, so that it does not outlive the process that started it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
