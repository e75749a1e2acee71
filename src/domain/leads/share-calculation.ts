import { requireCaptcha } from '../captcha.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { newId } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { keepContact } from './keep-contact.ts'

interface Calculation {
  email: string
  /** Whether we may write about it. Without that nobody learns of it but whoever has the mailbox. */
  consent: boolean
  /** Its address on this site, which says everything. */
  path: string
  figures: { months: number; total: number; last: number; active: number }
  source: Record<string, string>
}

/** Mails a calculation to whoever asked. The email holds sums that we worked out, and nothing that was typed. */
export async function shareCalculation(
  ctx: RequestContext,
  { email, consent, path, figures, source }: Calculation,
  token: string,
): Promise<void> {
  await ctx.limits.count('share', ctx.ip)
  await requireCaptcha(ctx, token, 'SHARE')
  await ctx.limits.count('shareAddress', email.toLowerCase())
  await withTransaction(ctx, async (tx) => {
    const at = tx.clock.now()
    const id = newId(at)
    if (consent) await keepContact(tx, { id, kind: 'share', email, name: '', at, source, about: path })
    await queueMail(tx, email, `commission-figures:${id}`, {
      template: 'commission-figures',
      data: { ...figures, figuresUrl: `${tx.settings.publicBaseUrl}${path}`, mayWrite: consent },
    })
  })
}
