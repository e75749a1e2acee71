import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

export interface Keys {
  /** Encrypts for our own later reading; `about` must be the same when it is opened. */
  seal(plain: string, about: string): string
  /** Undefined when it was made by another key, for another purpose, or changed on the way. */
  unseal(sealed: string, about: string): string | undefined
  /** Whether a sealed or peppered value was made by the newest key. */
  isNewest(made: string): boolean
  /** A keyed hash under the newest key, with that key's name in front. */
  pepper(value: string): string
  /** The same under every key that is still known, the newest first: by these a kept hash is looked for. */
  peppers(value: string): string[]
  /** Whether `made` is the keyed hash of `value` under the key it names. */
  matchesPepper(made: string, value: string): boolean
}

const ivBytes = 12
const tagBytes = 16

/** The first secret makes new values; the others still read old ones. */
export function createKeys(secrets: readonly string[]): Keys {
  const rings = secrets.map(ringOf)
  const [newest] = rings
  if (!newest) throw new Error('At least one secret key is needed.')
  const named = (made: string) => rings.find(({ id }) => made.startsWith(`${id}.`))

  return {
    seal(plain, about) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', newest.seal, iv).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `${newest.id}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    unseal(sealed, about) {
      const ring = named(sealed)
      const bytes = Buffer.from(sealed.split('.')[1] ?? '', 'base64url')
      if (!ring || bytes.length < ivBytes + tagBytes) return undefined
      // Node's decoder leaves out what is no base64url; such a text is not the one that we made.
      if (sealed !== `${ring.id}.${bytes.toString('base64url')}`) return undefined
      const decipher = createDecipheriv('aes-256-gcm', ring.seal, bytes.subarray(0, ivBytes))
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
    isNewest: (made) => named(made) === newest,
    pepper: (value) => peppered(newest, value),
    peppers: (value) => rings.map((ring) => peppered(ring, value)),
    matchesPepper(made, value) {
      const ring = named(made)
      return ring !== undefined && isSame(made, peppered(ring, value))
    },
  }
}

type Ring = ReturnType<typeof ringOf>

/** Each purpose has a key of its own, so that no value of one can pass for another. */
function ringOf(secret: string) {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const id = createHmac('sha256', secret).update('key id').digest('base64url').slice(0, 6)
  return { id, seal: keyFor('seal'), pepper: keyFor('pepper') }
}

const peppered = ({ id, pepper }: Ring, value: string) =>
  `${id}.${createHmac('sha256', pepper).update(value).digest('base64url')}`

const isSame = (a: string, b: string) =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b))
