import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { ApiClient } from '../api-client.ts'

interface Lies {
  origin?: string
  rpId?: string
  type?: string
  challenge?: string
  /** Whether the owner was there, and proved it to the device. */
  flags?: number
  counter?: number
  userHandle?: string
  /** Signs something else than it shows. */
  forged?: boolean
}

const present = 0x01
const verified = 0x04
const withKey = 0x40

const hash = (value: string | Buffer) => createHash('sha256').update(value).digest()

/** What a telephone does, without its glass: keeps a key for one account, and signs challenges with it. */
export class SoftwarePasskey {
  readonly id = randomBytes(16).toString('base64url')
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  counter = 0
  userHandle = ''

  /** The answer to `navigator.credentials.create`. */
  create(options: { challenge: string; rp: { id?: string }; user: { id: string } }, lies: Lies = {}) {
    this.userHandle = options.user.id
    const rpId = lies.rpId ?? options.rp.id ?? ''
    const authData = Buffer.concat([
      this.#head(rpId, (lies.flags ?? present | verified) | withKey, 0),
      Buffer.alloc(16),
      Buffer.from([0, 16]),
      Buffer.from(this.id, 'base64url'),
      this.#coseKey(),
    ])
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', Uint8Array.from(authData)],
      ]),
    )
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, lies).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** The answer to `navigator.credentials.get`. */
  get(options: { challenge: string; rpId?: string }, lies: Lies = {}) {
    this.counter = lies.counter ?? this.counter + 1
    const flags = lies.flags ?? present | verified
    const authData = this.#head(lies.rpId ?? options.rpId ?? '', flags, this.counter)
    const client = clientData('webauthn.get', options.challenge, lies)
    const signed = Buffer.concat([authData, hash(lies.forged ? Buffer.from('{}') : client)])
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(this.#keys.privateKey).toString('base64url'),
        userHandle: lies.userHandle ?? this.userHandle,
      },
    }
  }

  /** Registers with an account whose browser is signed in and fresh. */
  async registerWith(browser: ApiClient, name = '') {
    const { body } = await browser.post('/merchant/passkeys/options')
    return browser.post('/merchant/passkeys', { name, passkey: this.create(body.options) })
  }

  /** The body of a sign-in or a proof, for a challenge that `browser` has just asked for. */
  async answer(browser: ApiClient, lies: Lies = {}) {
    const { body } = await browser.post('/passkey/options')
    return { request: body.request as string, ...this.get(body.options, lies) }
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} }
  }

  #head(rpId: string, flags: number, counter: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([hash(rpId), Buffer.from([flags]), count])
  }

  /** ES256, in the numbers of COSE. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const bytes = (value: string) => Uint8Array.from(Buffer.from(value, 'base64url'))
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ])
    return Buffer.from(isoCBOR.encode(key))
  }
}

function clientData(type: string, challenge: string, lies: Lies): Buffer {
  const data = {
    type: lies.type ?? type,
    challenge: lies.challenge ?? challenge,
    origin: lies.origin ?? 'https://infiniti.example',
    crossOrigin: false,
  }
  return Buffer.from(JSON.stringify(data))
}
