import { hash, randomBytes } from 'node:crypto'

/** UUID version 7: ordered by time, so that new rows land at the end of their index. Made here because not every PostgreSQL can. */
export function newId(now: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Letters and digits that nobody confuses on the telephone. */
const readable = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A reference that a person can read out: `M-7K3M-92QF`. */
export function newReference(prefix: string): string {
  const letters = Array.from(randomBytes(8), (byte) => readable[byte % readable.length]).join('')
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** A link's secret: the mail carries it, the database only its hash. */
export const newSecret = () => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string) => hash('sha256', secret, 'base64url')
