/** Sent over the operator socket, to ask the server that has the embedded database open. */
export const doctorCommand = { name: 'doctor' }

export const isDoctorCommand = (command: unknown): boolean =>
  (command as { name?: unknown } | null)?.name === doctorCommand.name
