import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { planBanner } from '#content/portal/plan-banner.ts'
import { portal } from '#content/portal/portal.ts'
import { pages } from '#content/shared/pages.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { useConnectStore } from '../use-connect-store.ts'
import { usePortal } from './portal-context.ts'
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

const { unverified, erasure, companyless, reconnect: reconnectCopy } = portal.banners

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
      {reconnect && <ReconnectBanner shop={reconnect.shop} />}
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

/** For those who may connect a store with the way to it, for others with whom to ask. */
function ReconnectBanner({ shop }: { shop: string }) {
  const mayConnect = usePortal().may('apps:activate')
  const { busy, connect } = useConnectStore(shop)
  return (
    <aside className="portal-banner" data-surface="pink" aria-label={reconnectCopy.name}>
      <p>
        <b>{reconnectCopy.title(shop)}</b> {mayConnect ? reconnectCopy.text : reconnectCopy.others}
      </p>
      {mayConnect && (
        <button type="button" aria-busy={busy} onClick={() => void (busy || connect())}>
          {reconnectCopy.action}
        </button>
      )}
    </aside>
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
