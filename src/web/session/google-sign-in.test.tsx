import { afterEach, describe, expect, test, vi } from 'vitest'
import { sessionFlags } from './google-flags.ts'
import { createGoogleSignIn } from './google-sign-in.ts'
import type { IdentityAdapter, IdentityState } from './identity-client.ts'
import { IdentityError } from './identity-error.ts'

afterEach(() => sessionStorage.clear())

function setUp() {
  const atProvider = { isSignedIn: false, popup: async () => {} }
  const signInWithGoogle = vi.fn(() => atProvider.popup())
  let state: IdentityState = { status: 'signed-out' }
  const signIn = vi.fn(async (start: (adapter: IdentityAdapter) => Promise<void>) => {
    await start({ signInWithGoogle } as unknown as IdentityAdapter)
    state = { status: 'signed-in' } as IdentityState
  })
  const isActing = vi.fn(() => false)
  const session = {
    signIn,
    isActing,
    state: () => state,
    isSignedInAtProvider: async () => atProvider.isSignedIn,
  }
  return { atProvider, signIn, isActing, session, signInWithGoogle: createGoogleSignIn(session) }
}

const flags = () => [sessionFlags.isInProgress(), sessionFlags.isComplete()]
const closed = () => Promise.reject(new IdentityError('popup-closed-by-user'))
const returnToPage = async () => {
  window.dispatchEvent(new Event('focus'))
  await new Promise((resolve) => setTimeout(resolve))
}

describe('[2.9] signing in with Google', () => {
  test('[2.34] sets one flag while the popup is open, and another when it is done', async () => {
    const { atProvider, signInWithGoogle } = setUp()
    const signingIn = signInWithGoogle()
    expect(flags()).toEqual([true, false])
    await signingIn
    expect(flags()).toEqual([false, true])
    atProvider.popup = closed
    await expect(signInWithGoogle()).rejects.toThrow()
    expect(flags()).toEqual([false, false])
  })

  test('succeeds where the person has finished in a popup that seemed closed', async () => {
    const { atProvider, session, signInWithGoogle } = setUp()
    atProvider.popup = closed
    atProvider.isSignedIn = true
    await signInWithGoogle()
    expect(session.state().status).toBe('signed-in')
  })

  test('is completed when a person who finished late returns to the page', async () => {
    const { atProvider, session, signInWithGoogle } = setUp()
    atProvider.popup = closed
    await expect(signInWithGoogle()).rejects.toMatchObject({ code: 'popup-closed-by-user' })
    atProvider.isSignedIn = true
    await returnToPage()
    expect(session.state().status).toBe('signed-in')
  })

  test('is not completed on return during another action, or without a session', async () => {
    const { atProvider, signIn, isActing, signInWithGoogle } = setUp()
    atProvider.popup = closed
    await expect(signInWithGoogle()).rejects.toThrow()
    await returnToPage()
    await expect(signInWithGoogle()).rejects.toThrow()
    atProvider.isSignedIn = true
    isActing.mockReturnValue(true)
    await returnToPage()
    expect(signIn).toHaveBeenCalledTimes(2)
  })

  test('reports any other failure, even where a session exists', async () => {
    const { atProvider, signInWithGoogle } = setUp()
    atProvider.isSignedIn = true
    atProvider.popup = () => Promise.reject(new IdentityError('popup-blocked'))
    await expect(signInWithGoogle()).rejects.toMatchObject({ code: 'popup-blocked' })
  })
})
