import { redirect, type RouterContextProvider } from 'react-router'
import { recogniseStaff } from '#domain/sessions/authenticate.ts'
import type { StaffContext } from '#domain/sessions/session.server.ts'
import { requestContext } from '#web/request-context.server.ts'

interface Asked {
  context: Readonly<RouterContextProvider>
}

/** For every admin loader: a staff session or a redirect to the sign-in page. Cookies that scripts can write are ignored. */
export async function requireStaff({ context }: Asked): Promise<StaffContext> {
  const staff = await recogniseStaff(context.get(requestContext))
  if (!staff) throw redirect('/admin/login')
  if (staff.needsFactor) throw redirect(factorPath)
  return staff
}

export const factorPath = '/admin/security'
