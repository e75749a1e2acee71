import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { backupCodes } from '#database/schema/users.ts'
import type { Context } from '../context.server.ts'
import { backupText } from './factor.ts'

const howMany = 10
/** Letters and digits that nobody confuses on paper; fifty bits in ten of them. */
const readable = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** `7K3M9-2QFXA`, ten times. Only keyed hashes stay. */
export async function replaceBackupCodes(ctx: Context, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await ctx.db.delete(backupCodes).where(eq(backupCodes.userId, userId))
  await ctx.db
    .insert(backupCodes)
    .values(codes.map((code) => ({ userId, codeHash: ctx.keys.pepper(backupText(userId, code)) })))
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

const newCode = () => Array.from({ length: 10 }, () => readable[randomInt(readable.length)]).join('')
