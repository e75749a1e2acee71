import { expect, test } from 'vitest'
import { activityKind, activityTexts } from '#content/shared/activity.ts'
import { auditSentence } from './audit-sentence.ts'

const entry = { subject: 'asha@tamarind.example', actor: '', detail: {} }

test('[ADM-08] an entry of the record says who did what', () => {
  const { subject } = entry
  expect(
    auditSentence({ ...entry, action: 'sign-in', detail: { method: 'passkey', device: 'Chrome on Mac' } }),
  ).toBe(`${subject} signed in with a passkey (Chrome on Mac).`)
  expect(auditSentence({ ...entry, action: 'sign-in-failed' })).toBe(
    `Somebody tried to sign in and could not: ${subject}.`,
  )
  const actor = 'ines@infiniti.example'
  expect(
    auditSentence({ ...entry, actor, action: 'staff-visit-started', detail: { reason: 'Ticket 4711' } }),
  ).toBe(`${actor} signed in as ${subject}: Ticket 4711.`)
  expect(auditSentence({ ...entry, actor, action: 'module-installed' })).toBe(
    `${actor}, as ${subject}, switched a module on.`,
  )
  expect(auditSentence({ ...entry, subject: '', action: 'account-erased' })).toBe(
    'The system erased the account.',
  )
})

test('[ADM-08] no entry shows its code in the sentence', () => {
  for (const action of Object.keys(activityTexts)) {
    const sentence = auditSentence({ ...entry, action })
    expect(sentence).toMatch(/^\S.* .*\.$/)
    expect(sentence).not.toContain(` ${action}.`)
  }
})

test('[ADM-08] every sentence is whole when its details are missing', () => {
  const hole = /  |[:,–]\s*[.:]|\b(of|to|by|for|with|the|a|an|and|demo how) *[.:]|of was|undefined|\(\)| \./
  for (const action of Object.keys(activityTexts)) {
    expect(activityKind(action)).not.toMatch(/[\s:,]$|  /)
    expect(auditSentence({ ...entry, action })).not.toMatch(hole)
    expect(auditSentence({ action, subject: '', actor: '', detail: {} })).not.toMatch(hole)
  }
})

test('[ADM-08] a disputed payment and a limit read as sentences', () => {
  expect(auditSentence({ ...entry, action: 'payment-disputed' })).toBe(
    `${entry.subject} had a payment disputed by the payer’s bank.`,
  )
  expect(auditSentence({ ...entry, action: 'limit-hit' })).toBe(
    `${entry.subject} made too many attempts and was asked to wait.`,
  )
})

test('[ADM-08] the record names the module that was switched on', () => {
  expect(auditSentence({ ...entry, action: 'module-installed', detail: { app: 'superleadz' } })).toBe(
    `${entry.subject} switched SuperLeadz on.`,
  )
})
