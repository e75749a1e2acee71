import type { SessionView } from '#contract/accounts/shapes.ts'
import { keepTabOutlet, readTabOutlet } from './tab-outlet.ts'

/** The storage keys of a session. Other pages of the platform rely on these names. */
const keys = {
  token: 'token',
  permissions: 'userPermission',
  app: 'app_name',
  whatsapp: 'whatsappUserPermission',
  install: 'shopifyUserDetails',
  affiliate: 'aft_no',
  feature: 'currentFeature',
  loaded: 'isLoad',
} as const

export interface Permissions {
  appName: string
  multipleDomain: SessionView['outlet_list']
  /** The active outlet's; the server puts that outlet first. */
  apiKey: string
  web_url: string
  installedApps: string[]
  campaign: string
  currencySymbol: string
  permissionList: string[]
  outlet_list: SessionView['outlet_list']
  super_user: boolean
  is_super_user: boolean
  multi_user_key: string
  logged_in_user: SessionView['logged_in_user']
  /** During a staff visit: for which merchant, and until when. */
  user_settings?: VisitSettings
  /** A visitor looks around the demo store. */
  showcase?: true
}

interface VisitSettings {
  merchant: string
  staff: string
  ends_at: string
}

export interface StoredSession {
  token: SessionView['token']
  permissions: Permissions
}

/** What the server tells about the merchant, without the tokens. */
export type PortalView = Omit<SessionView, 'token'>

/** Stores the answer of a sign-in and replaces the earlier session. */
export function storeSession(view: SessionView & { user_settings?: VisitSettings }): StoredSession {
  const permissions = storePortal(view, view.user_settings ?? null)
  localStorage.setItem(keys.app, view.app_name)
  sessionStorage.setItem(keys.loaded, 'true')
  storeToken(view.token)
  return { token: view.token, permissions }
}

/** For pages of the demo store: what the server says of the visit counts, whatever an earlier session has left here. */
export function keepShowcase(view: SessionView | undefined): void {
  if (!view || readSession()?.token.access === view.token.access) return
  const { permissions } = storeSession(view)
  localStorage.setItem(keys.permissions, JSON.stringify({ ...permissions, showcase: true }))
  notify()
}

/** After another outlet was chosen or one was changed: stores the new data and keeps the tokens. */
export function storePortal(
  view: PortalView,
  visit: VisitSettings | null | undefined = readVisit(),
): Permissions {
  const permissions = { ...permissionsOf(view), ...(visit && { user_settings: visit }) }
  localStorage.setItem(keys.permissions, JSON.stringify(permissions))
  keepTabOutlet(view.outlet_list[0]?.id)
  notify()
  return permissions
}

/** Stores the new key of an outlet. */
export function storeOutletKey(outletId: string, apiKey: string): void {
  const permissions = readJson(keys.permissions, isPermissions)
  if (!permissions) return
  const renew = (outlet: SessionView['outlet_list'][number]) =>
    outlet.id === outletId ? { ...outlet, api_key: apiKey } : outlet
  const outlets = permissions.outlet_list.map(renew)
  const wasActive = permissions.outlet_list.some((o) => o.id === outletId && o.api_key === permissions.apiKey)
  const renewed: Permissions = {
    ...permissions,
    outlet_list: outlets,
    multipleDomain: outlets,
    apiKey: wasActive ? apiKey : permissions.apiKey,
  }
  localStorage.setItem(keys.permissions, JSON.stringify(renewed))
  notify()
}

/** Stores the slug of the module that is opened from here. */
export function storeCurrentApp(slug: string): void {
  localStorage.setItem(keys.app, slug)
  const permissions = readJson(keys.permissions, isPermissions)
  if (permissions) localStorage.setItem(keys.permissions, JSON.stringify({ ...permissions, appName: slug }))
}

/** After a refresh: a new pair, the same permissions. */
export function storeToken(token: SessionView['token']): void {
  localStorage.setItem(keys.token, JSON.stringify(token))
  notify()
}

/** The company may have chosen another symbol since this browser signed in. */
export function keepCurrency(currencySymbol: string): void {
  const session = readSession()
  if (!session || session.permissions.currencySymbol === currencySymbol) return
  localStorage.setItem(keys.permissions, JSON.stringify({ ...session.permissions, currencySymbol }))
  notify()
}

/** Both parts or nothing: a private page needs the token and the permissions. */
export function readSession(): StoredSession | undefined {
  const token = readJson(keys.token, isTokenPair)
  const permissions = readJson(keys.permissions, isPermissions)
  return token && permissions && { token, permissions }
}

const readVisit = () => readJson(keys.permissions, isPermissions)?.user_settings

/** Clears what a failed sign-in or an ended session leaves behind. */
export function clearSession(): void {
  for (const key of [keys.token, keys.permissions, keys.app, keys.whatsapp]) localStorage.removeItem(key)
  sessionStorage.removeItem(keys.loaded)
  keepTabOutlet(undefined)
  notify()
}

/** Clears everything stored for this merchant. Cookies stay. */
export function clearEverything(): void {
  clearSession()
  for (const key of [keys.install, keys.affiliate, keys.feature]) localStorage.removeItem(key)
  sessionStorage.clear()
}

/** The outlet of this tab; a tab that has chosen none begins in the one whose key is stored. */
export function activeOutlet({ outlet_list: outlets, apiKey }: Permissions) {
  const chosen = readTabOutlet()
  return (
    outlets.find((outlet) => outlet.id === chosen) ??
    outlets.find((outlet) => outlet.api_key === apiKey) ??
    outlets[0]
  )
}

/** Stores the key that WhatsApp calls use for the outlet, or removes it. */
export function keepWhatsappProject(projectApiKey: string | null): void {
  if (projectApiKey) localStorage.setItem(keys.whatsapp, JSON.stringify({ projectApiKey }))
  else localStorage.removeItem(keys.whatsapp)
}

export const whatsappProjectKey = (): string | undefined =>
  readJson(keys.whatsapp, (value): value is { projectApiKey: string } => hasText(value, 'projectApiKey'))
    ?.projectApiKey

/** The access token begins with its expiry, in seconds. */
export function isExpired({ access }: SessionView['token'], now = Date.now()): boolean {
  const expiry = Number(access.split('.')[0])
  return !(expiry > now / 1000)
}

/** Called on every change, in this tab and in others. */
export function watchSession(onChange: () => void): () => void {
  listeners.add(onChange)
  window.addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}

const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

function permissionsOf(view: PortalView): Permissions {
  const [active] = view.outlet_list
  return {
    appName: view.app_name,
    multipleDomain: view.outlet_list,
    apiKey: active?.api_key ?? '',
    web_url: active?.web_url ?? '',
    installedApps: [...new Set(view.installed_apps)],
    campaign: view.status,
    currencySymbol: view.currency_symbol,
    permissionList: view.permission_list,
    outlet_list: view.outlet_list,
    super_user: view.super_user,
    is_super_user: view.is_super_user,
    multi_user_key: view.multi_user_key,
    logged_in_user: view.logged_in_user,
  }
}

/** What is stored may have been written by an older version, or by hand. */
function readJson<T>(key: string, isRight: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isRight(value) ? value : undefined
  } catch {
    return undefined
  }
}

const hasText = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'string'

const isTokenPair = (value: unknown): value is SessionView['token'] =>
  hasText(value, 'access') && hasText(value, 'refresh')

const isPermissions = (value: unknown): value is Permissions =>
  hasText(value, 'apiKey') &&
  hasText(value, 'multi_user_key') &&
  Array.isArray(Reflect.get(Object(value), 'outlet_list')) &&
  hasText(Reflect.get(Object(value), 'logged_in_user'), 'user_role')
