import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushAddress } from '#contract/notifications.ts'

interface Received {
  headers: IncomingHttpHeaders
  /** Decrypted as a browser does it. */
  text: string
}

/** A push service on this machine, with one device. */
export async function startPushService() {
  const device = createECDH('prime256v1')
  const publicKey = device.generateKeys()
  const secret = randomBytes(16)
  const received: Received[] = []
  let status: number | 'never' | undefined = 201
  let location: string | undefined

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = decrypt(Buffer.concat(chunks))
    received.push({ headers: request.headers, text })
    if (status === 'never') return
    if (status === undefined) return void request.socket.destroy()
    response.writeHead(status, location ? { location } : {}).end('a body that nobody reads')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  /** RFC 8188 and RFC 8291, written from their text and not with the library under test. */
  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const senderKey = body.subarray(21, 21 + keyLength)
    const sealed = body.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
    const shared = hkdfSync('sha256', device.computeSecret(senderKey), secret, info, 32)
    const derive = (label: string, length: number) =>
      Buffer.from(
        hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${label}\0`, length),
      )
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    // After the last record's delimiter, a 2, comes padding of zeros.
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
  }

  const address: PushAddress = {
    endpoint: `http://127.0.0.1:${port}/send/a-device`,
    keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
  }
  return {
    address,
    origin: `http://127.0.0.1:${port}`,
    received,
    /** `undefined`: the connection breaks. @param redirect where the answer points */
    answerWith(next: number | 'never' | undefined, redirect?: string) {
      status = next
      location = redirect
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
