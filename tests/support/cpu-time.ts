/** Returns the milliseconds of processor time that the work takes. They do not depend on the machine's other load. */
export async function cpuTime(work: () => unknown): Promise<number> {
  const started = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}
