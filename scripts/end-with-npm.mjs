// For scripts that npm runs and that run other programs: ends them when the script ends.

const LOOK_EVERY_MS = 500
// Read first: installing and building take so long that npm may exit in the meantime.
const npm = process.ppid

/**
 * Calls `stop` on every termination signal, and when npm exits, which forwards neither SIGHUP nor its own death. The
 * script in package.json must use `exec`; a shell in between would not forward SIGINT and SIGTERM. Started without npm
 * (by hand, by a service manager), a program outlives its parent.
 */
export function whenAskedToEnd(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  if (!process.env.npm_lifecycle_event) return
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    stop('SIGTERM')
  }, LOOK_EVERY_MS)
  // Only the child processes keep this program alive.
  timer.unref()
}
