// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { inputElement, renderPage, type } from '../../../../../tests/support/render-page.tsx'
import type { AccountDraft } from '#web/portal/account-fields/account-fields.tsx'
import { RegisterStep } from './register-step.tsx'

test('[AUTH-04] [SITE-05] typing keeps no country that nobody chose', async () => {
  vi.stubGlobal('navigator', Object.assign(navigator, { userActivation: { hasBeenActive: false } }))
  const onType = vi.fn<(draft: AccountDraft) => void>()
  await renderPage(
    <RegisterStep captcha={{ kind: 'altcha' }} draft={{}} ready onType={onType} onSignedUp={() => {}}>
      {null}
    </RegisterStep>,
  )
  type('[name=first_name]', 'Ada')
  expect(onType.mock.calls.map(([draft]) => draft)).toEqual([
    { first_name: 'Ada', last_name: '', email: '', phone_no: '' },
  ])
  expect(inputElement('[name=phone_code]').value).not.toBe('')
})
