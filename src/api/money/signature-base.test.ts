import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { signatureBase } from './signature-base.ts'

/** RFC 9421, appendix B.2.6: a request signed with the test key of appendix B.1.4. */
const publicKey = createPublicKey(`-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAJrQLj5P/89iXES9+vFgrIy29clF9CC/oPPsw3c5D0bs=
-----END PUBLIC KEY-----`)
const privateKey = createPrivateKey(`-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIJ+DYvh6SEqVTm50DFtMDoQikTmiCqirVv9mWG9qfSnF
-----END PRIVATE KEY-----`)
const parts = [
  ['date', 'Tue, 20 Apr 2021 02:07:55 GMT'],
  ['@method', 'POST'],
  ['@path', '/foo'],
  ['@authority', 'example.com'],
  ['content-type', 'application/json'],
  ['content-length', '18'],
] as const
const params =
  '("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"'
const signature = 'wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw=='

test('[MONEY-05] the signature of the RFC is the one over our base', () => {
  const base = Buffer.from(signatureBase(parts, params))
  expect(verify(null, base, publicKey, Buffer.from(signature, 'base64'))).toBe(true)
  expect(sign(null, base, privateKey).toString('base64')).toBe(signature)
})

test('[MONEY-05] a base with one part changed by a letter has another signature', () => {
  for (const place of parts.keys()) {
    const changed = parts.map(([name, value], at) => [name, at === place ? `${value}x` : value] as const)
    const base = Buffer.from(signatureBase(changed, params))
    expect([place, verify(null, base, publicKey, Buffer.from(signature, 'base64'))]).toEqual([place, false])
  }
})
