import * as z from 'zod/mini'
import { line } from '../fields.ts'

export const factorState = z.object({
  active: z.boolean(),
  since: z.nullable(z.string()),
  backup_codes_left: z.number(),
})

/** Everything an authenticator app can be told by: typed, opened, or scanned. */
export const factorStart = z.object({
  secret: z.string(),
  uri: z.string(),
  /** `<svg viewBox="0 0 size size"><path d={path}>`, in one colour on a light ground. */
  qr: z.object({ size: z.number(), path: z.string() }),
})

export const factorConfirm = z.object({ code: line('code_required', 20) })

/** Shown this once; we keep only hashes. */
export const backupCodeList = z.object({ backup_codes: z.array(z.string()) })
