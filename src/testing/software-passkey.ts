import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { PUBLIC_URL } from './public-url.ts'

interface Behavior {
  /** Whether the device has checked the person. */
  userVerified?: boolean
  origin?: string
}

/** A device with one passkey, as the server sees it (WebAuthn level 3, ES256, without attestation). */
export function createSoftwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0

  function authenticatorData(
    rpId: string,
    { userVerified = true }: Behavior,
    credential = Buffer.alloc(0),
  ) {
    const flags = 0x01 | (userVerified ? 0x04 : 0) | (credential.length > 0 ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential])
  }

  const clientData = (type: string, challenge: string, { origin = PUBLIC_URL }: Behavior) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const asResponse = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    id: id.toString('base64url'),
    register(
      { challenge, rp }: { challenge: string; rp: { id: string } },
      behavior: Behavior = {},
    ) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(x, y)])
      const authData = authenticatorData(rp.id, behavior, credential)
      return asResponse({
        clientDataJSON: clientData('webauthn.create', challenge, behavior).toString('base64url'),
        attestationObject: attestation(authData).toString('base64url'),
        transports: ['internal'],
      })
    },
    signIn({ challenge, rpId }: { challenge: string; rpId: string }, behavior: Behavior = {}) {
      const data = authenticatorData(rpId, behavior)
      const client = clientData('webauthn.get', challenge, behavior)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return asResponse({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

// CBOR (RFC 8949) of the two maps that WebAuthn needs.

const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)])
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])

/** `{ fmt: 'none', attStmt: {}, authData }` */
const attestation = (authData: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3]),
    ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
    ...[cborText('authData'), cborBytes(authData)],
  ])

/** `{ 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }` */
const coseKey = (x: string, y: string) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ])
