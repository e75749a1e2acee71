// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { addOutlet } from '#content/portal/outlets.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { click, eventually, renderPage, type } from '../../../../tests/support/render-page.tsx'
import { AddOutletDialog } from './add-outlet-dialog.tsx'
import { type Portal, PortalContext } from './portal-context.ts'

vi.mock('#web/client/api/merchant-api.ts', () => ({ merchantApi: vi.fn<typeof merchantApi>() }))

const enter = vi.fn<Portal['enter']>()
const portal: Portal = {
  outlets: [],
  outlet: undefined,
  openTasks: [],
  may: () => true,
  switchTo: () => Promise.resolve(),
  enter,
  addOutlet: () => {},
}

test('[INST-08] a store that is connected through the App Store is added in the listing, after a sentence about it', async () => {
  const url = 'https://apps.shopify.com/infiniti'
  const problem = { code: 'shopify_listed' as const, title: 'Listed', message: 'Listed', request_id: '1' }
  vi.mocked(merchantApi).mockImplementation((name) =>
    Promise.resolve(name === 'addOutlet' ? { ok: false, problem } : { ok: true, data: { url } as never }),
  )
  const assigned = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await renderPage(
    <PortalContext value={portal}>
      <AddOutletDialog open onClose={() => {}} />
    </PortalContext>,
  )
  type('[name=outlet_name]', 'Second store')
  type('[name=web_url]', 'second.myshopify.com')
  // The form loads its schema when it is sent.
  await import('#contract/portal/shapes.ts')
  await click('.add-outlet button[type=submit]')
  await eventually(() =>
    expect(document.querySelector('.add-outlet output')?.textContent).toBe(addOutlet.listed.text),
  )
  expect(assigned).not.toHaveBeenCalled()
  expect(document.querySelector<HTMLInputElement>('[name=outlet_name]')?.value).toBe('Second store')
  await click('.add-outlet button[type=submit]')
  await eventually(() => expect(assigned).toHaveBeenCalledExactlyOnceWith(url))
  expect(vi.mocked(merchantApi).mock.calls).toEqual([
    ['addOutlet', expect.objectContaining({ outlet_name: 'Second store' })],
    ['connectShop', { app: 'infiniti' }],
  ])
  expect(enter).not.toHaveBeenCalled()
})
