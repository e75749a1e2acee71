import { generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto'

interface SignedCall {
  method: 'GET' | 'POST'
  url: string
  body?: string
  /** The idempotency key. */
  key?: string
  /** Seconds since 1970. */
  created: number
  /** `{module server}:{key}` */
  keyid: string
  privateKey: KeyObject
  /** What is covered, where a test covers something else. */
  parts?: string
}

/** The headers of a call that a module server signs. */
export function signedHeaders(call: SignedCall): Record<string, string> {
  const { method, url, body = '', key = '', created, keyid, privateKey } = call
  const isRead = method === 'GET'
  const list = isRead
    ? '"@method" "@target-uri"'
    : '"@method" "@target-uri" "content-digest" "idempotency-key"'
  const params = `(${call.parts ?? list});created=${created};keyid="${keyid}";alg="ed25519"`
  const digest = `sha-256=:${hash('sha256', body, 'base64')}:`
  const lines = [
    `"@method": ${method}`,
    `"@target-uri": ${url}`,
    ...(isRead ? [] : [`"content-digest": ${digest}`, `"idempotency-key": ${key}`]),
    `"@signature-params": ${params}`,
  ]
  const signature = sign(null, Buffer.from(lines.join('\n')), privateKey).toString('base64')
  return {
    'signature-input': `sig1=${params}`,
    signature: `sig1=:${signature}:`,
    ...(isRead
      ? {}
      : { 'content-digest': digest, 'idempotency-key': key, 'content-type': 'application/json' }),
  }
}

/** A key pair of a module server; of the public half, the last 32 bytes are the key. */
export function newModuleServerKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')
  return { privateKey, publicKey: raw }
}
