const restartWindow = 60_000
const mostRestarts = 5

/** Counts restarts; gives false when something keeps falling over and starting it again makes no sense. */
export function createRestartBudget() {
  let times = []
  return () => {
    const now = Date.now()
    times = [...times.filter((time) => now - time < restartWindow), now]
    return times.length <= mostRestarts
  }
}
