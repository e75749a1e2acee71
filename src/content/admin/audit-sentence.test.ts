import { expect, test } from 'vitest'
import { activityTexts } from '#content/shared/activity.ts'
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
