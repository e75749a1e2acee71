import { requireCaptcha } from '../captcha.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { newId } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { saveContact } from './save-contact.ts'

interface Calculation {
  email: string
  /** Whether we may write about it. Without consent, only the mailbox gets it. */
  consent: boolean
  /** Its address on this site, which says everything. */
  path: string
  figures: { months: number; total: number; last: number; active: number }
  source: Record<string, string>
}

type Figures = Pick<Calculation, 'email' | 'path' | 'figures'>

/** Emails a calculation. The email contains our figures and nothing that was typed. */
export async function shareCalculation(
  ctx: RequestContext,
  calculation: Calculation,
  token: string,
): Promise<void> {
  await ctx.limits.count('share', ctx.ip)
  await requireCaptcha(ctx, token, 'SHARE')
  await ctx.limits.count('shareAddress', calculation.email.toLowerCase())
  await withTransaction(ctx, async (tx) => {
    const id = await queueFigures(tx, calculation, calculation.consent)
    if (!calculation.consent) return
    const { email, source, path } = calculation
    await saveContact(tx, { id, kind: 'share', email, name: '', at: tx.clock.now(), source, about: path })
  })
}

/**
 * For browsers without JavaScript, which cannot solve the captcha. The figures are emailed within the limits of emails
 * that strangers cause; nobody is kept as a contact, because nobody has proved that the address is theirs.
 */
export async function emailFigures(ctx: RequestContext, calculation: Figures): Promise<void> {
  await ctx.limits.count('share', ctx.ip)
  await ctx.limits.count('contactConfirm', calculation.email.toLowerCase())
  await ctx.limits.count('shareAddress', calculation.email.toLowerCase())
  await withTransaction(ctx, (tx) => queueFigures(tx, calculation, false))
}

async function queueFigures(
  ctx: RequestContext,
  { email, path, figures }: Figures,
  mayWrite: boolean,
): Promise<string> {
  const id = newId(ctx.clock.now())
  await queueMail(ctx, email, `commission-figures:${id}`, {
    template: 'commission-figures',
    data: {
      ...figures,
      figuresUrl: `${ctx.settings.publicBaseUrl}${path}`,
      mayWrite,
      agreed: ctx.settings.commissionTerms,
    },
  })
  return id
}
