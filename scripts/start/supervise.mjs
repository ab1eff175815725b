const restartWindow = 60_000
const maxRestarts = 5

/** Returns a function that counts restarts, and returns false once there are so many that another is pointless. */
export function createRestartBudget() {
  let times = []
  return () => {
    const now = Date.now()
    times = [...times.filter((time) => now - time < restartWindow), now]
    return times.length <= maxRestarts
  }
}
