import { redirect, type RouterContextProvider } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { recogniseVisitor } from '#domain/sessions/authenticate.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { isOwnPageContext, requestContext } from '#web/request-context.server.ts'

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * For loaders of private pages: who is there, or off to the sign-in page, which leads back. In the browser,
 * `useSession` asks for the other half.
 */
export async function requireMerchant({ request, context }: Asked): Promise<MerchantContext> {
  const visitor = await recogniseVisitor(context.get(requestContext))
  if (visitor) return visitor
  const { pathname, searchParams } = new URL(request.url)
  // A hand-off token expires before anybody has signed in, so it is dropped.
  searchParams.delete('xut')
  // React Router names the routes whose data it asks for.
  searchParams.delete('_routes')
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  const next = pathname.replace(/_?\.data$/, '') + search
  throw redirect(`${pages.login.path}?${new URLSearchParams({ next })}`)
}

/** Where to go after signing in: the page that was asked for, if it is one of ours, else the apps. */
export function nextPathOf({ request, context }: Asked): string {
  const wanted = new URL(request.url).searchParams.get('next')
  if (!wanted?.startsWith('/')) return appsPath
  const { origin } = new URL(request.url)
  const address = URL.parse(wanted, origin)
  const isOurs = address?.origin === origin && context.get(isOwnPageContext)(address.pathname)
  if (!address || !isOurs || turnedAway.test(address.pathname)) return appsPath
  return address.pathname + address.search
}

export const appsPath = '/merchant/apps'

/** Pages that only redirect a signed-in merchant, or sign them out. */
const turnedAway = /^\/(merchant\/(login|reset-password|verify-email)|userLogout|google)\/?$/
