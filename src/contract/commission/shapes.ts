import * as z from 'zod/mini'
import { campaignFields } from '../events/campaign.ts'
import { anyLine, captchaAnswer, emailAddress, ticked } from '../fields.ts'

/** What the form below the figures holds. */
export const shareForm = z.object({ email: emailAddress, consent: ticked })

/** `search` is the address of the calculation, which is all of it; numbers off its scales are moved onto them. */
export const shareInput = z.extend(shareForm, {
  search: anyLine(500),
  token: captchaAnswer,
  ...campaignFields,
})
