import * as z from 'zod/mini'
// By its own name linters take it for a promise's.
import { catch as orElse } from 'zod/mini'
import { rateCategories, rateChannels } from '#rules/money/rate-card.ts'
import { paymentStates } from '#rules/money/payment-states.ts'
import { planStates } from '#rules/money/plan-gate.ts'
import { line, refuse } from '../fields.ts'
import { oneWord, queryDay } from '../query-fields.ts'

/** Sums are whole millionths of the currency's unit, everywhere. */
const micros = z.int(refuse('sum_required'))
const sum = micros.check(z.minimum(1, refuse('sum_required')), z.maximum(1e12, refuse('number_too_large')))
const id = z
  .string(refuse('choice_required'))
  .check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, refuse('choice_required')))
const country = z.string(refuse('choice_required')).check(z.regex(/^[A-Z]{2}$/, refuse('choice_required')))
const units = z
  .int(refuse('number_required'))
  .check(z.minimum(1, refuse('number_too_small')), z.maximum(1_000_000, refuse('number_too_large')))

const messageLine = z.object({
  channel: z.enum(rateChannels, refuse('choice_required')),
  category: z.enum(rateCategories, refuse('choice_required')),
  country,
  units,
})

const lines = z
  .array(messageLine, refuse('choice_required'))
  .check(z.minLength(1, refuse('choice_required')), z.maxLength(300, refuse('too_long')))

/**
 * To whom a message goes, one for each unit: an email address, or a phone number with its country code. Asked for in a
 * trial alone, compared with the company's own people, and never kept.
 */
const recipients = z.optional(
  z
    .array(z.string().check(z.minLength(3, refuse('unreadable')), z.maxLength(254, refuse('too_long'))))
    .check(z.maxLength(1000, refuse('too_long'))),
)

export const estimateInput = z.object({ lines })
export const moduleServerEstimateInput = z.object({ outlet: id, lines })
export const estimateAnswer = z.object({
  quote: id,
  expires_at: z.string(),
  most: micros,
  likely: micros,
  available: micros,
  missing: micros,
  lines: z.array(z.extend(messageLine, { unit_price: micros })),
})

export const holdInput = z.object({
  outlet: id,
  lines,
  recipients,
  quote: z.optional(id),
  seconds: z.optional(z.int().check(z.minimum(1), z.maximum(172_800))),
})

const hold = z.object({
  id,
  rate: z.int(),
  unit_price: micros,
  units: z.int(),
  amount: micros,
  expires_at: z.string(),
})

export const holdAnswer = z.object({ batch: z.nullable(id), holds: z.array(hold) })
export const holdChoice = z.object({ hold: id })
export const holdState = z.extend(hold, {
  captured: micros,
  released: micros,
  state: z.enum(['open', 'closed']),
})
export const captureInput = z.object({
  hold: id,
  units,
  category: z.enum(rateCategories, refuse('choice_required')),
})
export const captureAnswer = z.object({ transfer: id, amount: micros, left: micros })
export const releaseAnswer = z.object({ released: micros })
export const spendInput = z.extend(messageLine, { outlet: id, recipients })
export const spendAnswer = z.object({ transfer: z.nullable(id), amount: micros })
export const spendChoice = z.object({ spend: id })

const rate = z.object({
  id: z.int(),
  channel: z.enum(rateChannels),
  category: z.enum(rateCategories),
  country: z.string(),
  unit_price: micros,
  starts_at: z.string(),
  ends_at: z.nullable(z.string()),
})

export const rateCardAnswer = z.object({
  currency: z.string(),
  is_example: z.boolean(),
  rates: z.array(rate),
  coming: z.array(rate),
})

export const walletAnswer = z.object({
  currency: z.string(),
  balance: micros,
  held: micros,
  reserve: micros,
  available: micros,
  credit: micros,
  owed: micros,
  days_left: z.nullable(z.int()),
  is_frozen: z.boolean(),
  days: z.array(z.object({ day: z.string(), amount: micros })),
})

export const topUpInput = z.object({
  amount: sum,
  keep_card: z._default(z.boolean(), false),
  return_to: z._default(
    z.string().check(z.regex(/^\/merchant\/[\w/?=&-]*$/, refuse('unreadable'))),
    '/merchant/billing',
  ),
})
export const topUpAnswer = z.object({ payment: id, url: z.string() })
export const paymentChoice = z.object({ payment: id })
export const paymentAnswer = z.object({
  state: z.enum(paymentStates),
  refusal: z.nullable(z.string()),
})

export const planInput = z.object({ cap: z._default(z.nullable(sum), null) })
export const planAnswer = z.object({ plan: id, url: z.string() })
export const planChoice = z.object({ plan: id })
export const planState = z.object({ state: z.nullable(z.enum(planStates)) })

/** A sum that the merchant sets; null for our own choice. */
export const chosenSum = z.object({
  sum: z.nullable(
    micros.check(z.minimum(0, refuse('sum_required')), z.maximum(1e12, refuse('number_too_large'))),
  ),
})
export const codeCountriesInput = z.object({
  countries: z.nullable(z.array(country).check(z.maxLength(250))),
})
export const autoTopUpInput = z.object({
  request: z.nullable(
    z.object({
      threshold: sum,
      target: sum,
      cap: sum,
      consent: z.boolean().check(z.refine(Boolean, refuse('charge_consent_required'))),
    }),
  ),
})

export const statementQuery = z.object({
  from: queryDay,
  to: queryDay,
  outlet: orElse(z._default(id, ''), ''),
  channel: oneWord(['', ...rateChannels]),
  kind: oneWord([
    '',
    'top_up',
    'credit',
    'credit_expiry',
    'capture',
    'spend',
    'reversal',
    'adjustment',
    'refund',
    'dispute',
    'collect',
  ]),
  /** The number of a line, from an earlier answer. */
  before: orElse(z._default(z.string().check(z.regex(/^\d{1,12}$/)), ''), ''),
})

export const statementAnswer = z.object({
  opening: micros,
  closing: micros,
  next: z.nullable(z.int()),
  lines: z.array(
    z.object({
      line: z.int(),
      at: z.string(),
      kind: z.string(),
      store: z.nullable(z.string()),
      channel: z.nullable(z.string()),
      category: z.nullable(z.string()),
      country: z.nullable(z.string()),
      units: z.nullable(z.int()),
      amount: micros,
      balance_after: micros,
      /** The number of its document, and the provider's name of the payment; empty where there is none. */
      document: z.string(),
      charge: z.string(),
      note: z.string(),
    }),
  ),
})

export const documentListAnswer = z.object({
  documents: z.array(
    z.object({ id, kind: z.string(), title: z.string(), issued_at: z.string(), corrects: z.nullable(id) }),
  ),
})

export const adjustmentReasons = [
  'goodwill',
  'wrong_charge',
  'failed_delivery',
  'correction',
  'leaving',
] as const

export const adjustmentInput = z.object({
  wallet: id,
  act: z.enum(['adjust', 'freeze', 'unfreeze', 'refund'], refuse('choice_required')),
  amount: z._default(
    micros.check(z.minimum(-1e12, refuse('number_too_large')), z.maximum(1e12, refuse('number_too_large'))),
    0,
  ),
  reason: z.enum(adjustmentReasons, refuse('reason_required')),
  note: line('note_required', 300).check(z.minLength(10, refuse('note_required'))),
})
export const adjustmentAnswer = z.object({ id, is_posted: z.boolean() })
export const decisionInput = z.object({ id, approve: z.boolean(refuse('choice_required')) })

export const rateInput = z.object({
  channel: z.enum(rateChannels, refuse('choice_required')),
  category: z.enum(rateCategories, refuse('choice_required')),
  country,
  /** At most a thousand: a message costs less than one. */
  unit_price: micros.check(z.minimum(0, refuse('sum_required')), z.maximum(1e9, refuse('number_too_large'))),
  starts_on: z.iso.date(refuse('day_required')).check(z.startsWith('20', refuse('day_required'))),
  short_notice: z._default(z.string().check(z.maxLength(300)), ''),
})
export const rateReceipt = z.object({ id })

export const moduleServerKeyInput = z.object({
  module_server: z.string().check(z.regex(/^[\w-]{1,40}$/, refuse('choice_required'))),
  kid: z.string().check(z.regex(/^[\w-]{1,40}$/, refuse('choice_required'))),
  public_key: z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/, refuse('unreadable'))),
})
export const moduleServerKeyChoice = z.pick(moduleServerKeyInput, { module_server: true, kid: true })

export type StatementQuery = z.infer<typeof statementQuery>
