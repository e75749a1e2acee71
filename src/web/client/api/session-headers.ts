import { activeOutlet, type StoredSession, whatsappProjectKey } from '../session/session.ts'
import { readTabOutlet } from '../session/tab-outlet.ts'

export const mainBase = '/api'

/** The contact desk and its kind are spoken to at a base of their own. */
export const baseOf = (path: string) => (path.startsWith('/v1/') ? '/api/v1' : mainBase)

/** Elsewhere than at the main base, times are written in the visitor's own zone. */
export const zoneHeaders = (base: string): Record<string, string> =>
  base === mainBase ? {} : { 'Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone }

/** What a signed-in request says of itself. Only the first is believed; the rest are wishes. */
export function sessionHeaders({ token, permissions }: StoredSession): Record<string, string> {
  const projectKey = whatsappProjectKey()
  const outlet = activeOutlet(permissions)
  return {
    Authorization: `Bearer ${token.access}`,
    'Api-Key': outlet?.api_key ?? permissions.apiKey,
    'Super-User': String(permissions.super_user),
    'Multi-User-Key': permissions.multi_user_key,
    // One that is not in the stored list yet is named all the same: the server knows whose it is.
    Outlet: readTabOutlet() ?? outlet?.id ?? '',
    'User-Role': permissions.logged_in_user.user_role,
    ...(projectKey ? { 'Whatsapp-Project-Key': projectKey } : {}),
  }
}
