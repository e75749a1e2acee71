import { generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto'
import { addHostKey, saveHost } from '#domain/money/host-keys.ts'
import { ApiClient } from './api-client.ts'
import type { TestContext } from './test-context.ts'

export interface SignedChange {
  method?: string
  path?: string
  body?: string
  key?: string
  created?: number
  keyid?: string
  parts?: string
}

/** A module host of this test alone, with a key of its own. What is sent may differ from what was signed. */
export async function newHost(
  world: TestContext,
  id: string,
  slugs = ['email', 'otp_verification', 'whatsapp'],
) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const browser = new ApiClient(world)
  await saveHost(world.ctx, { id, slugs, origin: `https://${id}.example` })
  await addHostKey(world.ctx, id, 'one', rawKey(publicKey))

  function headersFor(method: string, path: string, body: string, key: string, change: SignedChange = {}) {
    const created = change.created ?? Math.floor(world.time.now.getTime() / 1000)
    const list =
      method === 'GET'
        ? '"@method" "@target-uri"'
        : '"@method" "@target-uri" "content-digest" "idempotency-key"'
    const params = `(${change.parts ?? list});created=${created};keyid="${change.keyid ?? `${id}:one`}";alg="ed25519"`
    const digest = `sha-256=:${hash('sha256', change.body ?? body, 'base64')}:`
    const lines = [
      `"@method": ${change.method ?? method}`,
      `"@target-uri": https://infiniti.example/api${change.path ?? path}`,
      ...(method === 'GET' ? [] : [`"content-digest": ${digest}`, `"idempotency-key": ${change.key ?? key}`]),
      `"@signature-params": ${params}`,
    ]
    const signature = sign(null, Buffer.from(lines.join('\n')), privateKey).toString('base64')
    return {
      'signature-input': `sig1=${params}`,
      signature: `sig1=:${signature}:`,
      ...(method === 'GET'
        ? {}
        : { 'content-digest': digest, 'idempotency-key': key, 'content-type': 'application/json' }),
    }
  }

  return {
    id,
    post(path: string, input: object, key: string, change?: SignedChange) {
      const body = JSON.stringify(input)
      return browser.send('POST', path, body, headersFor('POST', path, body, key, change))
    },
    get: (path: string) => browser.get(path, headersFor('GET', path, '', '')),
    /** The same bytes once more, as somebody who listened would send them. */
    async postTwice(path: string, input: object, key: string) {
      const body = JSON.stringify(input)
      const headers = headersFor('POST', path, body, key)
      return [
        await browser.send('POST', path, body, headers),
        await browser.send('POST', path, body, headers),
      ] as const
    },
  }
}

/** The last 32 bytes are the key. */
const rawKey = (key: KeyObject) =>
  key.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')
