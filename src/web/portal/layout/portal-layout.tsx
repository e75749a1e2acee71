import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { brand } from '#content/shared/brand.ts'
import { frame } from '#content/shared/layout.ts'
import { pages } from '#content/shared/pages.ts'
import { portal as frameCopy } from '#content/portal/portal.ts'
import { sendAsMerchant } from '#web/client/api/merchant-api.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import type { ProofWays } from '#web/client/session/prove.ts'
import { keepShowcase } from '#web/client/session/session.ts'
import { useSession } from '#web/client/session/use-session.ts'
import { ProofProvider } from '#web/client/proof/proof.tsx'
import { NextPageToast } from '#web/client/toasts/next-page-toast-view.tsx'
import { WorkFoot, WorkFrame, WorkMain } from '#web/kit/layout/work-frame.tsx'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import { PasskeyOffer } from './passkey-offer.tsx'
import { PortalBar, type PortalBarProps } from './portal-bar.tsx'
import { PortalProvider, type PortalProviderProps } from './portal-provider.tsx'
import { PortalBanners, type PortalBannersProps } from './portal-banners.tsx'
import { VisitBanner, type VisitBannerProps } from './visit-banner.tsx'

/** Needed seldom, so it is loaded when it is needed. */
const ProofForm = lazy(async () => ({
  default: (await import('#web/client/proof/proof-form.tsx')).ProofForm,
}))

/** For visitors of the demo store alone; merchants do not load it. */
const ShowcaseBanner = lazy(async () => ({
  default: (await import('../showcase/showcase-banner.tsx')).ShowcaseBanner,
}))

interface PortalLayoutProps {
  portal: PortalProviderProps
  bar: PortalBarProps
  banners: PortalBannersProps
  /** How this merchant could prove again who they are, when a change wants it. */
  ways: ProofWays
  /** While a member of staff looks in. */
  visit?: VisitBannerProps
  /** While a visitor looks around the demo store. */
  showcase?: SessionView
  children: ReactNode
}

/** The frame of every portal page. The server has checked the cookie; the token is checked here. */
export function PortalLayout(props: PortalLayoutProps) {
  const { portal, bar, banners, ways, visit, showcase, children } = props
  // Before the effects of the pages inside, which call the API.
  useLayoutEffect(() => keepShowcase(showcase), [showcase])
  useSession()
  return (
    <ToastProvider>
      <NextPageToast />
      <a className="skip-link" href="#main">
        {frame.skip}
      </a>
      <WorkFrame rail>
        <PortalProvider {...portal}>
          <ProofProvider send={sendAsMerchant} Form={ProofForm} formProps={{ ways }}>
            <PortalBar {...bar} />
            <PortalBanners {...banners} />
            {!ways.passkey && !visit && !showcase && <PasskeyOffer />}
            <WorkMain>{children}</WorkMain>
            <WorkFoot>
              <span>
                © {brand.copyrightYear} {brand.name}
              </span>
              <a href={pages.termsOfUse.path}>{pages.termsOfUse.name}</a>
              <a href={pages.privacyPolicy.path}>{pages.privacyPolicy.name}</a>
              <a href={pages.apiDocs.path}>{frameCopy.apiDocs}</a>
              <Link to={`${pages.settings.path}#region`}>{frameCopy.times(portal.region.timeZone)}</Link>
            </WorkFoot>
          </ProofProvider>
        </PortalProvider>
      </WorkFrame>
      {visit && <VisitBanner {...visit} />}
      {showcase && (
        <Suspense>
          <ShowcaseBanner />
        </Suspense>
      )}
    </ToastProvider>
  )
}
