import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { planBanner } from '#content/portal/plan-banner.ts'
import { portal } from '#content/portal/portal.ts'
import { pages } from '#content/shared/pages.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import './portal-banners.css'

export interface PortalBannersProps {
  /** An address that was never confirmed. */
  unconfirmed: string | undefined
  /** When the account will be deleted. */
  eraseAt: string | undefined
  /** Left the company, or taken off it. */
  noCompany: boolean
  /** A plan that is not paid. */
  plan: 'frozen' | 'past_due' | undefined
  /** A store that our staff ask to be connected again. */
  reconnect: { outletId: string; shop: string } | undefined
}

const { unverified, erasure, companyless } = portal.banners

/** Needed seldom, so it is loaded when it is needed. */
const ReconnectBanner = lazy(async () => ({
  default: (await import('./reconnect-banner.tsx')).ReconnectBanner,
}))

/** Open tasks, shown below the bar of every page until they are done. */
export function PortalBanners({ unconfirmed, eraseAt, noCompany, plan, reconnect }: PortalBannersProps) {
  return (
    <>
      {noCompany && (
        <aside className="portal-banner" data-surface="pink" aria-label={companyless.name}>
          <p>
            <b>{companyless.title}</b> {companyless.text}
          </p>
        </aside>
      )}
      {plan && (
        <aside className="portal-banner" data-surface="pink" aria-label={planBanner.name}>
          <p>
            <b>{planBanner[plan]}</b>
          </p>
          <Link to={pages.billing.path}>{planBanner.link}</Link>
        </aside>
      )}
      {reconnect && (
        <Suspense>
          <ReconnectBanner shop={reconnect.shop} />
        </Suspense>
      )}
      {eraseAt && (
        <Banner
          surface="pink"
          name={erasure.name}
          call="cancelErasure"
          label={erasure.keep}
          done={erasure.kept}
        >
          <b>
            {erasure.title} <FormattedDate at={eraseAt} precision="day" />.
          </b>{' '}
          {erasure.text}
        </Banner>
      )}
      {unconfirmed && (
        <Banner
          surface="canary"
          name={unverified.name}
          call="resendVerification"
          label={unverified.again}
          done={unverified.sent}
        >
          <b>{unverified.title}</b> {unverified.text(unconfirmed)}
        </Banner>
      )}
    </>
  )
}

interface BannerProps {
  surface: 'canary' | 'pink'
  /** For screen readers, which list the regions of a page by name. */
  name: string
  call: 'resendVerification' | 'cancelErasure'
  label: string
  done: string
  children: ReactNode
}

function Banner({ surface, name, call, label, done, children }: BannerProps) {
  const { run, busy } = useApiAction()
  return (
    <aside className="portal-banner" data-surface={surface} aria-label={name}>
      <p>{children}</p>
      <button
        type="button"
        aria-busy={busy}
        onClick={() => void (busy || run(call, {}, { done, message: () => undefined }))}
      >
        {label}
      </button>
    </aside>
  )
}
