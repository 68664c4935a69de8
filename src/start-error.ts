/** Why the program cannot start or go on as it is set up: one sentence for whoever started it. */
export class StartError extends Error {
  override name = 'StartError'
}
