import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '#web/api-error.ts'
import {
  IdentityError,
  identityErrorMessage,
  isIdentityErrorCode,
} from '#web/session/identity-error.ts'
import { codeFor, codeOf } from './embedded-errors.ts'
import { firebaseCodeOf } from './firebase-errors.ts'

const library = [
  'internal-error',
  'network-request-failed',
  'popup-blocked',
  'cancelled-popup-request',
  'unauthorized-domain',
  'user-mismatch',
  'multi-factor-auth-required',
  'password-does-not-meet-requirements',
  'invalid-api-key',
  'argument-error',
  'web-storage-unsupported',
  'login-blocked',
]

const firebase = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code })

describe('[8.1h] an error code of a library', () => {
  test.each(library)('%s has a message of ours that shows no code', (code) => {
    expect(isIdentityErrorCode(code)).toBe(true)
    const message = identityErrorMessage(
      new IdentityError(firebaseCodeOf(firebase(`auth/${code}`))),
      '',
    )
    expect(message).toMatch(/^[A-Z].*\.$/)
    expect(message).not.toContain(code)
    expect(message).not.toMatch(/firebase|auth\//i)
  })

  test('that is unknown falls back to the message of the screen', () => {
    const error = new IdentityError(firebaseCodeOf(firebase('auth/brand-new-code')))
    expect(identityErrorMessage(error, 'Failed.')).toBe('Failed.')
    expect(identityErrorMessage(new IdentityError(codeFor('BRAND_NEW')), 'Failed.')).toBe('Failed.')
    expect(identityErrorMessage(new TypeError('x is not a function'), 'Failed.')).toBe('Failed.')
  })

  test('[8.2] does not distinguish a wrong password from an unknown email', () => {
    const codes = ['wrong-password', 'user-not-found', 'invalid-login-credentials']
    expect(codes.map((code) => firebaseCodeOf(firebase(`auth/${code}`)))).toEqual(
      codes.map(() => 'invalid-credential'),
    )
    expect(codeFor('INVALID_EMAIL_OR_PASSWORD')).toBe('invalid-credential')
  })

  test('[8.12] of a 401 without a code means that the session is over', () => {
    expect(codeOf(new ApiError('Please log in to continue.', { status: 401 }))).toBe(
      'user-token-expired',
    )
    const wrong = { status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' }
    expect(codeOf(new ApiError('', wrong))).toBe('invalid-credential')
  })

  test.each([500, 502, 503])('[8.2] of a %i without a known code accuses nobody', (status) => {
    const down = new IdentityError(codeOf(new ApiError('', { status })))
    expect(identityErrorMessage(down, 'Invalid email or password.')).toBe(
      'Something went wrong on our side. Please try again in a minute.',
    )
  })

  test.each([
    [true, 'Network error. Cosmic Path cannot be reached right now. Please try again in a minute.'],
    [false, 'Network error. Please check your connection and try again.'],
  ])('without a reply, in a browser that is online: %s', (isOnline, message) => {
    vi.stubGlobal('navigator', { onLine: isOnline })
    const error = new IdentityError(codeOf(new ApiError('', { status: 0 })))
    vi.unstubAllGlobals()
    expect(identityErrorMessage(error, 'Failed.')).toBe(message)
  })

  test('has another message where a screen overrides it', () => {
    const error = new IdentityError('popup-blocked')
    expect(identityErrorMessage(error, 'Failed.', { 'popup-blocked': 'Let it open.' })).toBe(
      'Let it open.',
    )
  })

  test('that is a property of every object is unknown', () => {
    expect(codeFor('toString')).toBe('unknown')
    expect(codeFor('constructor')).toBe('unknown')
  })
})
