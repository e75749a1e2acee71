import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { customerNames, customerPanels } from '#content/portal/customers.ts'
import { orderPanels } from '#content/portal/orders.ts'
import { PersonDetails } from './person-details.tsx'
import type { NamesState } from './use-names.ts'

const person = { id: '7', name: 'Asha Rao', email: '', phone: '' }

const shown = (state: NamesState) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PersonDetails
        id="7"
        names={{
          state,
          people: new Map(state === 'live' ? [['7', person]] : []),
          again: () => Promise.resolve(),
        }}
      />
    </MemoryRouter>,
  )

test('[LIVE-01] [LIVE-02] a page says that names were read from Shopify where they were, and nowhere else', () => {
  expect(shown('live')).toContain(customerNames.live)
  for (const state of ['asking', 'away', 'hidden', 'refused'] as const) {
    expect(shown(state)).not.toContain(customerNames.live)
  }
  for (const { text } of [orderPanels.customer, customerPanels.contact]) {
    expect(text).not.toContain(customerNames.live)
  }
})
