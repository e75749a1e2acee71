import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { errorMessages } from '#content/shared/messages.ts'
import { portal } from '#content/portal/portal.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import './portal-notices.css'

export interface PortalNoticesProps {
  /** An address that was never confirmed. */
  unconfirmed: string | undefined
  /** When the account will be deleted. */
  eraseAt: string | undefined
  /** Left the company, or taken off it. */
  noCompany: boolean
}

const { unverified, erasure, companyless } = portal.notices

/** What needs doing, on a slip below the bar of every page until it is done. */
export function PortalNotices({ unconfirmed, eraseAt, noCompany }: PortalNoticesProps) {
  return (
    <>
      {noCompany && (
        <aside className="portal-notice" data-stock="pink" aria-label={companyless.name}>
          <p>
            <b>{companyless.title}</b> {companyless.text}
          </p>
        </aside>
      )}
      {eraseAt && (
        <Notice
          stock="pink"
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
          stock="canary"
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
  stock: 'canary' | 'pink'
  /** For those who go through the parts of the page by name. */
  name: string
  call: 'resendVerification' | 'cancelErasure'
  label: string
  done: string
  children: ReactNode
}

function Notice({ stock, name, call, label, done, children }: NoticeProps) {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const settle = async () => {
    if (busy) return
    setBusy(true)
    const outcome = await merchantApi(call, {})
    if (outcome.ok) await revalidate()
    setBusy(false)
    toast(
      outcome.ok
        ? { status: 'success', title: done }
        : { status: 'error', ...(outcome.problem ?? errorMessages.internal) },
    )
  }
  return (
    <aside className="portal-notice" data-stock={stock} aria-label={name}>
      <p>{children}</p>
      <button type="button" aria-busy={busy} onClick={() => void settle()}>
        {label}
      </button>
    </aside>
  )
}
