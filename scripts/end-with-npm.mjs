// For a program that npm runs and that runs others: when it has to end, and how it says so to them.

const LOOK_EVERY_MS = 500
// Read before anything is installed or built, which takes long enough for npm to end meanwhile.
const npm = process.ppid

/**
 * Calls `stop` for every signal that asks to end, and when npm is gone: npm passes on neither SIGHUP nor its own
 * death. Needs `exec` in the script of package.json; a shell in between would keep SIGINT and SIGTERM to itself.
 * Started without npm (by hand, by a service manager) a program outlives its parent.
 */
export function whenAskedToEnd(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  if (!process.env.npm_lifecycle_event) return
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    stop('SIGTERM')
  }, LOOK_EVERY_MS)
  // What this program runs keeps it alive, and nothing else.
  timer.unref()
}
