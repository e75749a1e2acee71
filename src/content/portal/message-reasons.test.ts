import { expect, test } from 'vitest'
import { errorCodes } from '#contract/error-codes.ts'
import { messageReasons } from '#contract/messages/message-line.ts'
import { codesOfSender, knownCodes } from '#integrations/whatsapp-refusals.ts'
import { reasonText } from './message-reasons.ts'
import { senderPanel } from './messages.ts'

const rawCode = /\w_\w|\d{3}/

test('[MSG-03] every reason that we write beside a message reads as words, never as a code', () => {
  for (const reason of [...messageReasons, ...errorCodes]) expect(reasonText(reason)).not.toMatch(rawCode)
  expect(reasonText('wallet')).toBe('wallet')
  expect(reasonText('rate_unknown')).toBe(reasonText('no_price'))
})

test('[MSG-02] [MSG-05] so does every code of a provider that is known; another one is named', () => {
  const codes = [...knownCodes, 131_026, 131_050, 200, 299, 401, 403, 418, 550].map(String)
  for (const code of codes) expect(reasonText(code)).not.toMatch(rawCode)
  expect(reasonText('131000')).toBe('refused by the provider (code 131000)')
  expect(reasonText('FAILED')).toBe('the network did not deliver it')
  expect(reasonText('Template is not approved')).toBe('the provider says “Template is not approved”')
})

test('[MSG-05] a number that refuses every message says what to do about it', () => {
  for (const code of [...codesOfSender, 200, 401, 403, 418, 'BANNED', 'RESTRICTED', 'DISCONNECTED']) {
    expect([code, senderPanel.mend(String(code))]).toEqual([code, expect.stringMatching(/\.$/)])
  }
})
