const restartWindow = 60_000
const mostRestarts = 5

/** Counts restarts. Returns false if something keeps crashing and restarting it is pointless. */
export function createRestartBudget() {
  let times = []
  return () => {
    const now = Date.now()
    times = [...times.filter((time) => now - time < restartWindow), now]
    return times.length <= mostRestarts
  }
}
