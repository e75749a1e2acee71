import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { restOfWorld } from '#rules/money/rate-card.ts'
import type { Context } from '../context.server.ts'

/** Digits with the country's code, where the number is a valid one; else nothing. */
export function phoneDigits(typed: string | null | undefined, country?: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an unknown country is as good as none
  const phone = parsePhoneNumberFromString(typed ?? '', country as 'IN' | undefined)
  return phone?.isValid() ? phone.number.slice(1) : ''
}

/** The country that a message to this number is priced by. */
export const countryOf = (digits: string): string =>
  parsePhoneNumberFromString(`+${digits}`)?.country ?? restOfWorld

const subjectOf = (outletId: string, recipient: string) =>
  `message|${outletId}|${recipient.trim().toLowerCase()}`

/** The same person at the same store has the same hash, under one key. */
export const recipientHash = ({ keys }: Pick<Context, 'keys'>, outletId: string, recipient: string): string =>
  recipient && keys.pepper(subjectOf(outletId, recipient))

/** Under every key, so that a stop is found again after the keys have changed. */
export const recipientHashes = (
  { keys }: Pick<Context, 'keys'>,
  outletId: string,
  recipient: string,
): string[] => (recipient ? keys.peppers(subjectOf(outletId, recipient)) : [])

/** For the merchant's list: enough to recognise, too little to use. */
export const recipientHint = (recipient: string): string =>
  recipient.includes('@') ? recipient.replace(/^(.).*(@.*)$/, '$1…$2') : `…${recipient.slice(-3)}`
