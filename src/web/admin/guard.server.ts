import { redirect, type RouterContextProvider } from 'react-router'
import { recogniseStaff } from '#domain/sessions/authenticate.ts'
import type { StaffContext } from '#domain/sessions/session.server.ts'
import { requestContext } from '#web/request-context.server.ts'

interface Asked {
  context: Readonly<RouterContextProvider>
}

/** For every loader of the desk: one of staff, by the session alone, or off to the door. Cookies that scripts can write count for nothing. */
export async function requireStaff({ context }: Asked): Promise<StaffContext> {
  const staff = await recogniseStaff(context.get(requestContext))
  if (!staff) throw redirect('/admin/login')
  if (staff.needsFactor) throw redirect(factorPath)
  return staff
}

export const factorPath = '/admin/security'
