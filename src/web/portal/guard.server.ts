import { matchPath, redirect, type RouterContextProvider } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { moduleAt } from '#contract/modules/modules.ts'
import { pagesForVisitors } from '#contract/showcase/shown.ts'
import { recogniseShowcase, recogniseVisitor } from '#domain/sessions/authenticate.ts'
import { isShowcase, type MerchantContext } from '#domain/sessions/session.server.ts'
import { isOwnPageContext, requestContext } from '#web/request-context.server.ts'

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * For loaders of private pages: who is there, or off to the sign-in page, which leads back. In the browser,
 * `useSession` asks for the other half. A visitor of the demo store gets the pages that are shown to them and no other.
 */
export async function requireMerchant(asked: Asked): Promise<MerchantContext> {
  const merchant = await requireReader(asked)
  if (isShowcase(merchant.session) && !isForVisitors(pathOf(asked.request))) throw redirect(closedPath)
  return merchant
}

/** Where a visitor reads that a page is not part of the demo store. */
const closedPath = '/merchant/closed'

const isForVisitors = (path: string) =>
  moduleAt(path) !== undefined || pagesForVisitors.some((page) => matchPath(page, path) !== null)

const pathOf = ({ url }: Request) => new URL(url).pathname.replace(/_?\.data$/, '')

/** For what surrounds every page: a merchant, or a visitor of the demo store. */
export async function requireReader({ request, context }: Asked): Promise<MerchantContext> {
  const ctx = context.get(requestContext)
  const reader = (await recogniseVisitor(ctx)) ?? (await recogniseShowcase(ctx))
  if (reader) return reader
  if (ctx.credentials.showcase) throw redirect(`${pages.lookAround.path}?ended=1`)
  const { searchParams } = new URL(request.url)
  // A hand-off token expires before anybody has signed in, so it is dropped.
  searchParams.delete('xut')
  // React Router names the routes whose data it asks for.
  searchParams.delete('_routes')
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  const next = pathOf(request) + search
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
