import { useEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { fault } from '#content/shared/error-page.ts'
import { operatorPlaceholders } from '#content/shared/legal/operator.ts'
import { analyticsPlaceholder, configured } from '#content/shared/public-origin.ts'
import { records } from '#content/site/seo.ts'
import { useEnhanceSource } from '#web/enhance-source.ts'
import { useNonce } from '#web/nonce.ts'
import typedFont from '#web/kit/foundations/fonts/sometype-mono.woff2?url'
import printedFont from '#web/kit/foundations/fonts/special-gothic.woff2?url'
import { themeScript } from '#web/kit/foundations/theme.ts'
import '#web/kit/foundations/base.css'
import '#web/kit/foundations/view-transitions.css'

/** App pages link their style, which comes too late for this one rule: the browser asks before the first paint. */
const viewTransitions = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

/** Both typefaces are asked for at once, before the stylesheet names them. */
export const links = () => [
  ...[printedFont, typedFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: records.manifest },
]

/** A page is a document (no React in the browser) or an app. This is the one place that decides. */
function useIsDocument() {
  return useMatches().some(
    ({ handle }) => typeof handle === 'object' && handle !== null && 'document' in handle,
  )
}

let wasDrawn = false

/**
 * After a fault the router draws the frame of the page a second time. Its scripts have run, and the policy lets nobody
 * write new ones.
 */
function useIsDrawnAgain() {
  const [isAgain] = useState(() => wasDrawn)
  useEffect(() => {
    wasDrawn = true
  }, [])
  return isAgain
}

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = useNonce()
  const enhance = useEnhanceSource()
  const isDocument = useIsDocument()
  const isAgain = useIsDrawnAgain()
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {!isAgain && (
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        )}
        <meta name="analytics-id" content={configured(analyticsPlaceholder)} suppressHydrationWarning />
        <meta
          name="rupee-rate"
          content={configured(operatorPlaceholders.RUPEE_RATE)}
          suppressHydrationWarning
        />
        {!isDocument && !isAgain && (
          <style
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: viewTransitions }}
          />
        )}
        <Meta />
        <Links />
        {isDocument && <script type="module" src={enhance} />}
      </head>
      <body>
        {children}
        {!isDocument && !isAgain && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** A page that broke and has no words of its own for it: the database is away, or the fault is ours. */
export function ErrorBoundary() {
  const { pathname, search } = useLocation()
  return (
    <main id="main" className="wrap fault">
      <title>{fault.title}</title>
      <h1>{fault.title}</h1>
      <p className="lead">{fault.message}</p>
      <p>
        <a className="text-link" href={pathname + search}>
          {fault.again}
        </a>
      </p>
      <p>
        <a className="text-link" href="/">
          {fault.home}
        </a>
      </p>
    </main>
  )
}
