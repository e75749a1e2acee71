import { eq } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import { recogniseStaff } from '#domain/sessions/authenticate.ts'
import type { StaffContext } from '#domain/sessions/session.server.ts'
import { createStaff } from '#domain/staff/create-staff.ts'
import { ApiClient } from './api-client.ts'
import type { TestContext } from './test-context.ts'

let people = 0
const password = 'Counter#2026y'

/** A member of staff of this test alone, signed in. */
export async function newStaff(world: TestContext) {
  people += 1
  const email = `staff-${people}@infiniti.example`
  await createStaff(world.ctx, { email, password, firstName: 'Ines', lastName: 'Duarte' }, '1.0')
  const [row] = await world.ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!row) throw new Error('No such member of staff.')
  const browser = new ApiClient(world)
  const { status, body } = await browser.post('/merchant/admin_login/', { email, password })
  if (status !== 200) throw new Error(`Staff could not sign in: ${JSON.stringify(body)}`)
  // oxlint-disable-next-line typescript/no-unsafe-member-access -- the call's answer has a token
  browser.token = { access: String(body.token.access), refresh: '' }
  return { userId: row.id, email, password, browser }
}

/** The context of admin pages for this browser. */
export async function staffContext({ ctx }: TestContext, browser: ApiClient): Promise<StaffContext> {
  const staff = browser.cookies.get('__Host-infiniti_staff')
  const found = await recogniseStaff({ ...ctx, credentials: { staff } })
  if (!found) throw new Error('No staff session.')
  return found
}
