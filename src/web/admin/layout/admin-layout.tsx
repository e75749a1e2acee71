import { type ReactNode, useEffect, useState } from 'react'
import { Form, Link, useRevalidator } from 'react-router'
import { brand } from '#content/shared/brand.ts'
import { adminLayout, adminSecurity } from '#content/admin/admin.ts'
import { findPage } from '#content/admin/find.ts'
import { frame } from '#content/shared/layout.ts'
import { pages } from '#content/shared/pages.ts'
import { api } from '#web/client/api/api.ts'
import { clearAdminToken, sendAsStaff } from '#web/client/api/admin-api.ts'
import { ProofProvider } from '#web/client/proof/proof.tsx'
import { clearSession, readSession } from '#web/client/session/session.ts'
import { NextPageToast } from '#web/client/toasts/next-page-toast-view.tsx'
import { RegionContext } from '#web/kit/data/region.ts'
import { WorkFoot, WorkFrame, WorkMain } from '#web/kit/layout/work-frame.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { Logo } from '#web/kit/foundations/mark.tsx'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import { tellZone } from '../reader-zone.ts'
import { AdminPlaces } from './admin-places.tsx'
import { AdminProofForm } from './admin-proof-form.tsx'
import './admin-layout.css'

/** Dates as in the reader's own zone, in UTC. */
const utc = { locale: 'en-GB', timeZone: 'UTC', currencySymbol: '' }

/** The frame of every admin page: a bar with the places of the admin, and the page. */
export function AdminLayout({ name, children }: { name: string; children: ReactNode }) {
  const [isUtc, setUtc] = useState(false)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (tellZone()) void revalidate()
  }, [revalidate])
  return (
    <ToastProvider>
      <NextPageToast />
      <a className="skip-link" href="#main">
        {frame.skip}
      </a>
      <WorkFrame>
        <header className="admin-bar">
          <Link
            className="admin-bar-home"
            to={pages.adminHome.path}
            aria-label={`${brand.name}, ${adminLayout.home}`}
          >
            <Logo name={brand.name} />
          </Link>
          <span className="admin-bar-place">{adminLayout.name}</span>
          <AdminPlaces />
          <search className="admin-bar-find">
            <Form action="/admin/find">
              <input type="search" name="search" aria-label={findPage.label} placeholder={findPage.heading} />
            </Form>
            <Link to="/admin/find" aria-label={findPage.heading}>
              <Icon name="search" />
            </Link>
          </search>
          <button type="button" className="admin-bar-out" onClick={() => void leave()}>
            {adminLayout.logout}
          </button>
        </header>
        <ProofProvider send={sendAsStaff} Form={AdminProofForm} formProps={{}}>
          <RegionContext value={isUtc ? utc : undefined}>
            <WorkMain>{children}</WorkMain>
          </RegionContext>
        </ProofProvider>
        <WorkFoot>
          <span>{name}</span>
          <a href="/admin/security">{adminSecurity.link}</a>
          <button type="button" className="text-link" onClick={() => setUtc(!isUtc)}>
            {isUtc ? adminLayout.ownZone : adminLayout.utc}
          </button>
        </WorkFoot>
      </WorkFrame>
    </ToastProvider>
  )
}

/** A visit to a merchant is over as well: its half in this browser goes too. */
async function leave(): Promise<void> {
  await api('adminLogout', {})
  clearAdminToken()
  if (readSession()?.permissions.user_settings) clearSession()
  location.assign(pages.adminLogin.path)
}
