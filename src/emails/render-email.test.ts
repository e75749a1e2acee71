import { describe, expect, test } from 'vitest'
import type { Mail } from '#contract/emails/shapes.ts'
import { renderEmail } from './render-email.tsx'

const base = 'https://infiniti.example'
const link = `${base}/somewhere?token=abc&step=2`
const at = '2025-11-15T05:19:42.000Z'
const firstName = 'Asha'
const booking = {
  firstName,
  reference: 'D-7K3M-92QF',
  startsAt: '2025-11-18T18:30:00.000Z',
  endsAt: '2025-11-18T19:00:00.000Z',
  timeZone: 'Asia/Kolkata',
  hour12: false,
  hostName: 'Lena Whitfield',
  hostZone: 'America/New_York',
  meeting: 'phone' as const,
  roomUrl: null,
  phoneNumber: '…172',
  reminders: ['day' as const, 'hour' as const],
  manageUrl: link,
  setUpUrl: '',
}
const video = { meeting: 'video' as const, roomUrl: `${base}/room`, phoneNumber: '' }
const calendar = { method: 'REQUEST' as const, text: '' }

const notice = {
  firstName,
  company: 'Tamarind',
  region: { locale: 'en-GB', timeZone: 'Asia/Kolkata', currencySymbol: '₹' },
  settingsUrl: `${base}/merchant/settings#notifications`,
}

interface Expected {
  subject: string
  /** Each stands in the text, word for word. */
  says: string[]
  /** Above what to do if it was not them, or not wanted. */
  question?: string
}

const emails: [Mail, Expected][] = [
  [
    { template: 'welcome', data: { firstName, verifyUrl: link } },
    { subject: 'Welcome to Infiniti: please confirm your email', says: ['24 hours', 'second outlet', link] },
  ],
  [
    { template: 'verify-email', data: { firstName, verifyUrl: link } },
    { subject: 'Please confirm your email', says: ['24 hours', 'Earlier links no longer work', link] },
  ],
  [
    { template: 'sign-in-code', data: { firstName, code: '048213', minutes: 10 } },
    { subject: '048213 is your sign-in code', says: ['10 minutes', 'don’t share it'] },
  ],
  [
    { template: 'reset-password', data: { firstName, resetUrl: link, minutes: 30 } },
    { subject: 'Reset your Infiniti password', says: ['30 minutes', 'signs out every device', link] },
  ],
  [
    { template: 'password-changed', data: { firstName, at, resetUrl: link } },
    { subject: 'Your password was changed', says: ['15 November 2025 at 05:19 UTC', link] },
  ],
  [
    {
      template: 'credentials-changed',
      data: { firstName, change: 'passkey-added', name: 'Office Mac', at, accountUrl: link },
    },
    {
      subject: 'A passkey was added',
      says: ['Office Mac', '15 November 2025 at 05:19 UTC', 'Someone else is in your account', link],
    },
  ],
  [
    {
      template: 'credentials-changed',
      data: { firstName, change: 'factor-removed', name: '', at, accountUrl: link },
    },
    { subject: 'Authenticator app turned off', says: ['no longer ask for a code', link] },
  ],
  [
    { template: 'new-device', data: { firstName, at, device: 'Firefox on Linux', sessionsUrl: link } },
    {
      subject: 'New sign-in from Firefox on Linux',
      says: ['Firefox on Linux', '15 November 2025 at 05:19 UTC', 'change the password', link],
    },
  ],
  [
    {
      template: 'staff-visit',
      data: { firstName, staff: 'Ines Duarte', reason: 'Ticket 4711', at, minutes: 60, accountUrl: link },
    },
    {
      subject: 'Our staff visited your account',
      says: ['Ines Duarte', 'Ticket 4711', '60 minutes', link],
      question: 'Don’t want visits?',
    },
  ],
  [
    { template: 'account-paused', data: { firstName, resetUrl: link } },
    {
      subject: 'Someone is guessing your password',
      says: ['You are not locked out', 'Yes, nobody got in.', link],
      question: 'Is your account safe?',
    },
  ],
  [
    { template: 'google-link', data: { firstName, linkUrl: link } },
    {
      subject: 'Connect Google to your account',
      says: ['30 minutes', 'no other browser', 'do not press the button', link],
    },
  ],
  [
    {
      template: 'google-connected',
      data: { firstName, googleEmail: 'asha@gmail.com', at: '2026-03-04T09:30:00.000Z', accountUrl: link },
    },
    { subject: 'Google was connected to your account', says: ['asha@gmail.com', 'Disconnect Google', link] },
  ],
  [
    {
      template: 'confirm-new-email',
      data: { firstName, oldEmail: 'asha@old.example', confirmUrl: link, minutes: 60 },
    },
    { subject: 'Please confirm your new email', says: ['asha@old.example', '60 minutes', link] },
  ],
  [
    {
      template: 'email-change-asked',
      data: { firstName, newEmail: 'asha@new.example', at, accountUrl: link },
    },
    { subject: 'Request to change your email', says: ['asha@new.example', '05:19 UTC', link] },
  ],
  [
    { template: 'email-changed', data: { firstName, newEmail: 'asha@new.example', at } },
    {
      subject: 'Your email has changed',
      says: ['asha@new.example', '05:19 UTC', 'info@infiniti.example'],
    },
  ],
  [
    {
      template: 'erasure-planned',
      data: {
        firstName,
        on: at,
        takeBackUrl: link,
        wallets: [{ company: 'Tamarind', left: { sum: '$20.00', months: 12 } }],
      },
    },
    {
      subject: 'Your account will be deleted',
      says: ['Saturday 15 November 2025 (UTC)', 'can’t be undone after that day', link],
    },
  ],
  [
    {
      template: 'module-changed',
      data: { ...notice, slug: 'whatsapp', isOn: true, outlet: 'Shop', by: 'Noor Haddad', at, appsUrl: link },
    },
    {
      subject: 'WhatsApp was switched on in Tamarind',
      says: [
        'Noor Haddad',
        '15 November 2025 at 10:49 (Asia/Kolkata)',
        'Owners and admins of Tamarind',
        link,
      ],
      question: 'Is this a mistake?',
    },
  ],
  [
    {
      template: 'people-changed',
      data: {
        ...notice,
        what: 'role',
        person: 'Noor Haddad',
        role: 'admin',
        from: 'support',
        by: 'Asha Rao',
        at,
        usersUrl: link,
      },
    },
    {
      subject: 'Noor Haddad has a new role in Tamarind',
      says: ['Support, now Admin', 'Asha Rao', `${base}/merchant/settings#notifications`, link],
      question: 'Is this a mistake?',
    },
  ],
  [
    { template: 'erasure-done', data: { firstName } },
    { subject: 'Your account has been deleted', says: ['last email', 'info@infiniti.example'] },
  ],
  [
    { template: 'booking-confirmed', data: { ...booking, calendar } },
    {
      subject: 'Booked: your demo on Wednesday 19 November at 00:00 (Kolkata)',
      // One moment on two calendars.
      says: [
        'Lena Whitfield calls you on the number that ends in 172.',
        '13:30–14:00',
        'on Tuesday 18 November',
        'We’ll remind you a day and an hour before.',
        link,
      ],
    },
  ],
  [
    { template: 'booking-moved', data: { ...booking, calendar, ...video } },
    {
      subject: 'Moved: your demo is now on Wednesday 19 November at 00:00 (Kolkata)',
      says: ['updates your calendar', `You meet Lena Whitfield by video: ${base}/room`, link],
    },
  ],
  [
    { template: 'booking-rehosted', data: { ...booking, calendar, staffNote: 'Meera is ill.' } },
    {
      subject: 'Lena Whitfield is your host on Wednesday 19 November at 00:00 (Kolkata)',
      says: ['Lena Whitfield is now your host', 'Meera is ill.', link],
    },
  ],
  [
    { template: 'booking-cancelled', data: { ...booking, calendar } },
    {
      subject: 'Cancelled: your demo on Wednesday 19 November at 00:00 (Kolkata)',
      says: ['We won’t call you', 'CANCELLED', link],
    },
  ],
  [
    { template: 'booking-reminder', data: { ...booking, ...video, kind: 'hour' } },
    {
      subject: 'Starting soon: your demo on Wednesday 19 November at 00:00 (Kolkata)',
      says: ['starts within the hour', 'list of the apps', `by video: ${base}/room`, link],
    },
  ],
]

describe.each(emails)('$template', (mail, { subject, says, question = 'Not you?' }) => {
  test('says what happened, what to do, and what if it was not you', async () => {
    const email = await renderEmail(mail, 'infiniti.example')
    expect(email.subject).toBe(subject)
    for (const words of [...says, 'Hi Asha,', question]) expect(email.text).toContain(words)
  })

  test('[SITE-10] begins every sentence with a capital, after the greeting too', async () => {
    const { text } = await renderEmail(mail, 'infiniti.example')
    const body = text.slice(text.indexOf('Hi Asha,'), text.indexOf(question))
    const paragraphs = body.split(/\n{2,}/).map((paragraph) => paragraph.replaceAll('\n', ' ').trim())
    const sentences = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.?!]) +/))
    expect(sentences.filter((sentence) => /^[a-z]+(?![a-z]*:\/\/|\S*[.@])/.test(sentence))).toEqual([])
  })

  test('carries nothing that reports back, and leads nowhere but to us', async () => {
    const { html } = await renderEmail(mail, 'infiniti.example')
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(/i)
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '')
    expect(targets.filter((target) => !/^(https:\/\/infiniti\.example\/|mailto:)/.test(target))).toEqual([])
  })
})

test('a sign-in code ends with the line that devices fill it in by', async () => {
  const mail: Mail = { template: 'sign-in-code', data: { firstName, code: '048213', minutes: 10 } }
  const { text, html } = await renderEmail(mail, 'infiniti.example')
  expect(text.trim().split('\n').at(-1)).toBe('@infiniti.example #048213')
  expect(html).toContain('>048213<')
})

test('somebody without a first name is greeted all the same', async () => {
  const { text } = await renderEmail({ template: 'erasure-done', data: { firstName: '' } }, 'x.example')
  expect(text).toContain('Hi,')
  expect(text).not.toContain('Hi ,')
})
