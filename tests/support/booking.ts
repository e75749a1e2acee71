import { randomUUID } from 'node:crypto'
import type { DemoHost } from '#contract/bookings/demo-hosts.ts'
import { saveHosts } from '#domain/booking/save-hosts.ts'
import { ApiClient } from './api-client.ts'
import { quickAnswer } from './sign-in/quick-captcha.ts'
import type { TestContext } from './test-context.ts'

export const answers = { platform: 'shopify', orders: 'under-1000', pain: 'tickets', note: '' }

/** Works from nine to five on weekdays, unless told otherwise. */
export const hostIn = (timeZone: string, more: Partial<DemoHost> = {}): DemoHost => ({
  email: `host-${randomUUID().slice(0, 8)}@infiniti.example`,
  name: 'Meera Iyer',
  title: 'Customer accounts',
  timeZone,
  hours: [{ weekdays: [1, 2, 3, 4, 5], fromMinute: 9 * 60, toMinute: 17 * 60 }],
  ...more,
})

export const employ = (
  world: TestContext,
  hosts: DemoHost[],
  holidays: { day: string; name: string }[] = [],
) => saveHosts(world.ctx, { hosts, holidays })

/** A visitor with the first step behind them. */
export async function beginBooking(
  world: TestContext,
  email = `${randomUUID().slice(0, 8)}@tamarind.example`,
) {
  const client = new ApiClient(world)
  const begun = await client.post('/schedule_demo', { ...answers, email, token: quickAnswer('DEMO') })
  const lead = (begun.body as { lead: string }).lead
  const details = {
    ...answers,
    email,
    lead,
    first_name: 'asha',
    last_name: 'rao',
    phone_number: '+91 98200 44172',
    time_zone: 'Asia/Kolkata',
  }
  return { client, email, lead, details }
}

export async function freeStarts(world: TestContext): Promise<string[]> {
  const { body } = await new ApiClient(world).get('/slot_check')
  return (body as { slots: { starts_at: string }[] }).slots.map((slot) => slot.starts_at)
}
