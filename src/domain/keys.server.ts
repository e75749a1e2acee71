import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What a key is for. Each purpose has a key of its own, so that no value of one can pass for another. */
type Purpose = 'seal' | 'pepper' | 'link'

export interface Keys {
  /** Encrypts for our own later reading; `about` must be the same when it is opened. */
  seal(plain: string, about: string): string
  /** Undefined when it was made by another key, for another purpose, or changed on the way. */
  unseal(sealed: string, about: string): string | undefined
  /** A keyed hash under the newest key, with that key's name in front. */
  pepper(value: string): string
  /** Whether `peppered` is `value` under the key it names. */
  matchesPepper(peppered: string, value: string): boolean
}

const ivBytes = 12
const tagBytes = 16

/** The first secret makes new values; the others still read old ones. */
export function createKeys(secrets: readonly string[]): Keys {
  const rings = secrets.map((secret) => ({
    id: createHmac('sha256', secret).update('key id').digest('base64url').slice(0, 6),
    key: (purpose: Purpose) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)),
  }))
  const [newest] = rings
  if (!newest) throw new Error('At least one secret key is needed.')
  const named = (id: string | undefined) => rings.find((ring) => ring.id === id)

  return {
    seal(plain, about) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', newest.key('seal'), iv).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `${newest.id}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    unseal(sealed, about) {
      const [id, payload = ''] = sealed.split('.')
      const ring = named(id)
      const bytes = Buffer.from(payload, 'base64url')
      if (!ring || bytes.length < ivBytes + tagBytes) return undefined
      const decipher = createDecipheriv('aes-256-gcm', ring.key('seal'), bytes.subarray(0, ivBytes))
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
    pepper: (value) => `${newest.id}.${hmac(newest.key('pepper'), value)}`,
    matchesPepper(peppered, value) {
      const [id, digest] = peppered.split('.')
      const ring = named(id)
      return ring !== undefined && hmac(ring.key('pepper'), value) === digest
    },
  }
}

const hmac = (key: Buffer, value: string) => createHmac('sha256', key).update(value).digest('base64url')
