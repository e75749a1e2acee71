import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { planNotice } from '#content/portal/plan-notice.ts'
import { portal } from '#content/portal/portal.ts'
import { pages } from '#content/shared/pages.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import './portal-notices.css'

export interface PortalNoticesProps {
  /** An address that was never confirmed. */
  unconfirmed: string | undefined
  /** When the account will be deleted. */
  eraseAt: string | undefined
  /** Left the company, or taken off it. */
  noCompany: boolean
  /** A plan that is not paid. */
  plan: 'frozen' | 'past_due' | undefined
}

const { unverified, erasure, companyless } = portal.notices

/** Open tasks, shown below the bar of every page until they are done. */
export function PortalNotices({ unconfirmed, eraseAt, noCompany, plan }: PortalNoticesProps) {
  return (
    <>
      {noCompany && (
        <aside className="portal-notice" data-surface="pink" aria-label={companyless.name}>
          <p>
            <b>{companyless.title}</b> {companyless.text}
          </p>
        </aside>
      )}
      {plan && (
        <aside className="portal-notice" data-surface="pink" aria-label={planNotice.name}>
          <p>
            <b>{planNotice[plan]}</b>
          </p>
          <Link to={pages.billing.path}>{planNotice.link}</Link>
        </aside>
      )}
      {eraseAt && (
        <Notice
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
        </Notice>
      )}
      {unconfirmed && (
        <Notice
          surface="canary"
          name={unverified.name}
          call="resendVerification"
          label={unverified.again}
          done={unverified.sent}
        >
          <b>{unverified.title}</b> {unverified.text(unconfirmed)}
        </Notice>
      )}
    </>
  )
}

interface NoticeProps {
  surface: 'canary' | 'pink'
  /** For those who go through the parts of the page by name. */
  name: string
  call: 'resendVerification' | 'cancelErasure'
  label: string
  done: string
  children: ReactNode
}

function Notice({ surface, name, call, label, done, children }: NoticeProps) {
  const { run, busy } = useApiAction()
  return (
    <aside className="portal-notice" data-surface={surface} aria-label={name}>
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
