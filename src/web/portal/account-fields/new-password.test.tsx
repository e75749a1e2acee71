// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { element, renderPage, type } from '../../../../tests/support/render-page.tsx'
import { NewPassword } from './new-password.tsx'

vi.mock(import('#web/client/forms/easy-password.ts'), () => ({
  isEasyPassword: (password, { names = [] }) =>
    Promise.resolve(names.some((name) => name && password.toLowerCase().includes(name.toLowerCase()))),
}))

const sixth = () => element('.password-rules-list li:last-child').dataset.state

test('[AUTH-05] a name that is typed after the password counts, so that a list without red is never refused', async () => {
  await renderPage(
    <form>
      <input name="first_name" />
      <NewPassword label="Password" error={undefined} />
    </form>,
  )
  type('[name=password]', 'Zebulon#77')
  await vi.waitFor(() => expect(sixth()).toBe('met'))
  type('[name=first_name]', 'Zebulon')
  await vi.waitFor(() => expect(sixth()).toBe('missing'))
  type('[name=first_name]', 'Ada')
  await vi.waitFor(() => expect(sixth()).toBe('met'))
})
