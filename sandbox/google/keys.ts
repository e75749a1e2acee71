import { generateKeyPair } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const signingKey = z.looseObject({ kty: z.literal('RSA'), alg: z.literal('RS256'), use: z.literal('sig') })
export type SigningKey = z.infer<typeof signingKey>

let keyOfProcess: Promise<SigningKey> | undefined

/** One RSA key; kept in the folder, if there is one, so that tokens outlive a restart. */
export async function loadSigningKey(dataDir?: string): Promise<SigningKey> {
  if (!dataDir) return (keyOfProcess ??= makeKey())
  const file = join(dataDir, 'google-signing-key.json')
  const stored = await readFile(file, 'utf8').catch(() => undefined)
  if (stored) return signingKey.parse(JSON.parse(stored))
  const key = await makeKey()
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, JSON.stringify(key), { mode: 0o600 })
  return key
}

async function makeKey(): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', alg: 'RS256', use: 'sig' }
}
