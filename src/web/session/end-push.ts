/** No note of this person reaches the browser after they have signed out, also where the server is not told. */
export async function endPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  } catch {
    // The push service does not answer. An embedded login's notes have ended with its session.
  }
}
