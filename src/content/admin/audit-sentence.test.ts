import { expect, test } from 'vitest'
import { activityKind, activityTexts } from '#content/shared/activity.ts'
import { auditSentence } from './audit-sentence.ts'

const entry = { subject: 'asha@tamarind.example', actor: '', detail: {} }

test('[ADM-08] an entry of the record says who did what', () => {
  const { subject } = entry
  expect(
    auditSentence({ ...entry, action: 'sign-in', detail: { method: 'passkey', device: 'Chrome on Mac' } }),
  ).toBe(`${subject} signed in with a passkey (Chrome on Mac).`)
  expect(auditSentence({ ...entry, action: 'sign-in-failed' })).toBe(`Failed sign-in: ${subject}.`)
  const actor = 'ines@infiniti.example'
  expect(
    auditSentence({ ...entry, actor, action: 'staff-visit-started', detail: { reason: 'Ticket 4711' } }),
  ).toBe(`${actor} signed in as ${subject}: Ticket 4711.`)
  expect(auditSentence({ ...entry, actor, action: 'module-installed' })).toBe(
    `${actor}, as ${subject}, switched a module on.`,
  )
  expect(auditSentence({ ...entry, subject: '', action: 'account-erased' })).toBe(
    'The system deleted the account.',
  )
})

test('[ADM-08] what a colleague did to a staff account names both', () => {
  const [actor, subject] = ['ines@infiniti.example', 'tomas@infiniti.example']
  expect(auditSentence({ action: 'staff-disabled', subject, actor, detail: {} })).toBe(
    `${actor} switched off the staff account of ${subject}.`,
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
  expect(
    auditSentence({ ...entry, subject: '', action: 'payment-disputed', detail: { sum: '$100.00' } }),
  ).toBe('The payer’s bank disputed a payment of $100.00.')
  expect(auditSentence({ ...entry, action: 'limit-hit' })).toBe(
    `${entry.subject} tried too often and had to wait.`,
  )
})

test('[ADM-08] the record names the module that was switched on', () => {
  expect(auditSentence({ ...entry, action: 'module-installed', detail: { app: 'superleadz' } })).toBe(
    `${entry.subject} switched SuperLeadz on.`,
  )
})
