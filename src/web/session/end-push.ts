/** This person's notifications stop at this browser when they sign out, even if the server never learns of it. */
export async function endPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  } catch {
    // The push service does not answer. An embedded login's notes have ended with its session.
  }
}
