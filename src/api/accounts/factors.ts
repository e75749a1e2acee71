import type { Hono } from 'hono'
import { encode } from 'uqr'
import { brand } from '#content/shared/brand.ts'
import { recoveryOutcome } from '#content/portal/recovery.ts'
import { endpoints } from '#contract/endpoints.ts'
import {
  confirmFactor,
  removeFactor,
  renewBackupCodes,
  startFactor,
  viewFactor,
} from '#domain/accounts/set-up-factor.ts'
import { type ApiEnv, mount } from '../mount.ts'

export function mountFactors(app: Hono<ApiEnv>): void {
  mount(app, endpoints.factor, (ctx) => viewFactor(ctx))
  mount(app, endpoints.startFactor, async (ctx) => {
    const { secret, uri } = await startFactor(ctx, brand.name)
    return { secret, uri, qr: qrPath(uri) }
  })
  mount(app, endpoints.confirmFactor, async (ctx, { code }) => ({
    backup_codes: await confirmFactor(ctx, code),
  }))
  mount(app, endpoints.removeFactor, async (ctx) => {
    await removeFactor(ctx)
    return { message: recoveryOutcome.factorRemoved }
  })
  mount(app, endpoints.renewBackupCodes, async (ctx) => ({ backup_codes: await renewBackupCodes(ctx) }))
}

/** One path of runs, row by row, with the quiet margin that scanners want: no markup, so nothing to trust. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return { size, path: runs.join('') }
}
