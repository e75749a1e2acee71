// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { ApiContext, type SendCall } from '#web/client/api/use-api.ts'
import { click, renderPage } from '../../../../tests/support/render-page.tsx'
import { Decide } from './decide.tsx'
import { KeyActions } from './keys/key-actions.tsx'
import { RateForm } from './rate-form.tsx'

/** What one member of staff adds or proposes waits for another, and a key is not revoked by one press. */

afterEach(() => {
  document.body.replaceChildren()
})

const send = vi.fn<(name: string, input: object) => Promise<object>>()

async function open(row: React.ReactNode) {
  send.mockReset()
  send.mockResolvedValue({ ok: true, data: {} })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test answers what the call would
  await renderPage(<ApiContext value={send as unknown as SendCall}>{row}</ApiContext>)
}

const buttons = () => [...document.querySelectorAll('.row-actions > button')].map((one) => one.textContent)
const key = { server: 'courier', kid: 'second' } as const

test('[MONEY-05] revoking a key asks first, and closing the question keeps it', async () => {
  await open(<KeyActions {...key} state="valid" isOwn={false} />)
  await click('.row-actions > button')
  expect(document.querySelector('dialog[open] h2')?.textContent).toBe('Revoke the key second?')
  expect(send).not.toHaveBeenCalled()
  await click('dialog .question-choices button:last-child')
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(send).not.toHaveBeenCalled()
  await click('.row-actions > button')
  await click('dialog .question-choices button:first-child')
  expect(send.mock.calls).toEqual([
    ['adminModuleServerKeyRevoke', { module_server: 'courier', kid: 'second' }],
  ])
})

test('[MONEY-05] who added a key cannot approve it; a colleague can', async () => {
  await open(<KeyActions {...key} state="waiting" isOwn />)
  expect(buttons()).toEqual(['Revoke'])
  expect(document.querySelector('.row-actions')?.textContent).toContain('Added by you')
  await open(<KeyActions {...key} state="waiting" isOwn={false} />)
  expect(buttons()).toEqual(['Revoke', 'Approve'])
})

test('[MONEY-07] [MONEY-11] who proposed a price or a change of a wallet can take it back and not approve it', async () => {
  const proposal = { id: 'one', of: 'adjust $60.00', call: 'adminAdjustDecide' } as const
  await open(<Decide {...proposal} isOwn />)
  expect(buttons()).toEqual(['Refuse'])
  await open(<Decide {...proposal} isOwn={false} />)
  expect(buttons()).toEqual(['Refuse', 'Approve'])
  await click('.row-actions > button:last-of-type')
  expect(send.mock.calls).toEqual([['adminAdjustDecide', { id: 'one', approve: true }]])
})

test('[MONEY-07] the form of a price says which code stands for every other country', async () => {
  await open(<RateForm />)
  const field = document.querySelector('[name=country]')
  const hint = document.getElementById(field?.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('ZZ stands for “Everywhere else”.')
})
