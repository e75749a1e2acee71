import type { Page } from '@playwright/test'
import { demoStaff } from '../../../src/contract/accounts/demo-accounts.ts'
import { openBlankPage } from './blank-page.ts'

/** Signs a browser in as staff, with the call that the form makes. */
export async function signInAsStaff(page: Page): Promise<void> {
  const { email, password } = demoStaff
  await openBlankPage(page)
  const access = await page.evaluate(
    async (login) => {
      const answer = await fetch('/api/merchant/admin_login/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(login),
      })
      const body = (await answer.json()) as { token: { access: string } }
      localStorage.setItem('adminToken', body.token.access)
      return body.token.access
    },
    { email, password },
  )
  if (!access) throw new Error('Staff could not sign in.')
}
