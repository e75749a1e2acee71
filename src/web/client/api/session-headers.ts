import { activeOutlet, type StoredSession, whatsappProjectKey } from '../session/session.ts'
import { readTabOutlet } from '../session/tab-outlet.ts'

/** The server trusts only the first of these headers. The others say what the page would like to work with. */
export function sessionHeaders({ token, permissions }: StoredSession): Record<string, string> {
  const projectKey = whatsappProjectKey()
  const outlet = activeOutlet(permissions)
  return {
    Authorization: `Bearer ${token.access}`,
    'Api-Key': outlet?.api_key ?? permissions.apiKey,
    'Super-User': String(permissions.super_user),
    'Multi-User-Key': permissions.multi_user_key,
    // The tab's outlet may be newer than the stored list. The server checks whose it is.
    Outlet: readTabOutlet() ?? outlet?.id ?? '',
    'User-Role': permissions.logged_in_user.user_role,
    ...(projectKey ? { 'Whatsapp-Project-Key': projectKey } : {}),
  }
}
