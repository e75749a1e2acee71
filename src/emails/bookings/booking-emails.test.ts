import { expect, test } from 'vitest'
import { renderEmail } from '../render-email.tsx'

const base = 'https://infiniti.example'
const booking = {
  firstName: '',
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
  manageUrl: `${base}/schedule-a-demo/booking?token=abc`,
  setUpUrl: '',
}
const video = { meeting: 'video' as const, roomUrl: `${base}/room`, phoneNumber: '' }
const calendar = { method: 'REQUEST' as const, text: '' }

test('[SITE-04] an email about a booking promises the reminders that will be sent, and no other', async () => {
  const text = async (reminders: ('day' | 'hour')[]) =>
    (
      await renderEmail(
        { template: 'booking-confirmed', data: { ...booking, calendar, reminders } },
        'infiniti.example',
      )
    ).text
  expect(await text(['hour', 'day'])).toContain('We’ll remind you a day and an hour before.')
  expect(await text(['hour'])).toContain('We’ll remind you an hour before.')
  expect(await text([])).not.toContain('remind')
})

test('[SITE-04] the host reads whom to call, or where the two meet', async () => {
  const guest = {
    change: 'booked' as const,
    lastName: '',
    email: 'asha@tamarind.example',
    websiteUrl: '',
    reason: '',
    platform: '',
    orders: 'under-100',
    pain: '',
    note: '',
  }
  const text = async (more: object) => {
    const data = { ...booking, ...guest, calendar, phoneNumber: '+919820044172', ...more }
    return (await renderEmail({ template: 'booking-host', data }, 'infiniti.example')).text
  }
  expect(await text({})).toMatch(/You call\s+\+919820044172/)
  expect(await text({})).toMatch(/Runs on\s+Not given/)
  expect(await text(video)).toContain(`${base}/room`)
  expect(await text({ ...video, roomUrl: null })).toContain('send a link to asha@tamarind.example')
})

test('[SITE-03] [SITE-04] times are written as the visitor’s clock shows them', async () => {
  const data = { ...booking, ...video, calendar, hour12: true }
  const { subject, text } = await renderEmail({ template: 'booking-confirmed', data }, 'infiniti.example')
  expect(subject).toBe('Booked: your demo on Wednesday 19 November at 12:00 am (Kolkata)')
  expect(text).toContain('1:30–2:00 pm')
})
