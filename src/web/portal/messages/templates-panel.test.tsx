// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { messagePanels } from '#content/portal/messages.ts'
import type { MessageLine } from '#contract/messages/message-line.ts'
import type { MessageTemplate } from '#contract/messages/shapes.ts'
import { PanelsContext } from '#web/kit/panels/panels-context.ts'
import { type Portal, PortalContext } from '#web/portal/layout/portal-context.ts'
import { element, renderPage } from '../../../../tests/support/render-page.tsx'
import { MessagesWithPrices } from './message-lines.tsx'
import { TemplatesPanel } from './templates-panel.tsx'

const portal: Portal = {
  outlets: [],
  outlet: undefined,
  openTasks: [],
  may: () => true,
  switchTo: async () => {},
  enter: async () => {},
  addOutlet: () => {},
}

const template: MessageTemplate = {
  event: 'order_paid',
  channel: 'whatsapp',
  language: 'en',
  text: 'Payment received',
  button: null,
  state: 'approved',
  reason: '',
  moved_to: null,
  price: 1_400,
  is_on: true,
  is_used: false,
  next: 'sms',
}

const settings = {
  outlet_id: '',
  currency: 'USD',
  quiet_from: 0,
  quiet_to: 0,
  price_cap: null,
  change_price: null,
  channels: [],
  own: { email: '', phone: '' },
}

/** What a merchant reads on the card of a text. */
async function cardOf(changed: Partial<MessageTemplate>): Promise<string> {
  await renderPage(
    <PortalContext value={portal}>
      <PanelsContext value={messagePanels}>
        <TemplatesPanel
          templates={[{ ...template, ...changed }]}
          currency="USD"
          country="IN"
          settings={settings}
          senders={[]}
        />
      </PanelsContext>
    </PortalContext>,
  )
  return element('.template').textContent
}

test('[MSG-05] the card of a text that the provider paused or moved says so, and which channel is used instead', async () => {
  const paused = await cardOf({ state: 'paused', reason: '132015' })
  expect(paused).toContain('Paused by the provider')
  expect(paused).toContain('SMS is used instead.')
  expect(paused).not.toContain('132015')
  const moved = await cardOf({ moved_to: 'marketing', next: 'email' })
  expect(moved).toContain('Moved to marketing')
  expect(moved).toContain('Email is used instead.')
  expect(await cardOf({ price: null })).toContain('No price published')
})

const line: MessageLine = {
  id: '1',
  event: 'order_placed',
  channel: 'whatsapp',
  state: 'delivered',
  reason: '',
  price: 1_400,
  money: 'charged',
  transfer: '2',
  at: '2026-11-19T00:00:00.000Z',
}

test('[MSG-03] beside a change each message has its event, what became of it and what it cost', async () => {
  const unpaid = { ...line, id: '3', event: 'order_changed', state: 'not_sent', reason: 'wallet' } as const
  await renderPage(
    <PortalContext value={portal}>
      <MessagesWithPrices lines={[line, { ...unpaid, money: 'none', transfer: null }]} />
    </PortalContext>,
  )
  const texts = [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(texts).toEqual([
    'Order placed, WhatsApp: delivered, $0.0014',
    'Order changed, WhatsApp: not sent: wallet',
  ])
})
