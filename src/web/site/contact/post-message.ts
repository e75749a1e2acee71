import type { ContactInput } from '#contract/contact/shapes.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { api } from '#web/client/api/api.ts'
import { campaignMarks } from '#web/client/analytics/campaign.ts'
import { captchaToken } from '#web/client/captcha/captcha.ts'

/** Solves the captcha and posts; a captcha that did not load counts as no answer. */
export async function postMessage(input: ContactInput, captcha: CaptchaSetup, idempotencyKey: string) {
  const token = await captchaToken(captcha, 'CONTACT').catch(() => '')
  return api('contactUs', { ...input, ...campaignMarks(), token }, { 'Idempotency-Key': idempotencyKey })
}
