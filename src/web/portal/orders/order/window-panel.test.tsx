import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { orderPanels } from '#content/portal/orders.ts'
import { PanelsContext } from '#web/kit/panels/panels-context.ts'
import { windowText } from '../../order-window/window-text.ts'
import { WindowPanel } from './window-panel.tsx'

test('[LIVE-01] an order of the comparison group has a window that never opened', () => {
  const window = {
    order_id: '1',
    order_name: '#1001',
    is_cash: false,
    state: 'not_offered',
    reason: 'held_out',
    opened_at: '2026-11-18T10:00:00.000Z',
    ends_at: null,
  } as const
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PanelsContext value={orderPanels}>
        <WindowPanel window={window} changes={[]} messages={[]} state={windowText(window)} />
      </PanelsContext>
    </MemoryRouter>,
  )
  expect(html).toContain('Not offered: in the comparison group')
  expect(html).not.toContain('Opened')
})
