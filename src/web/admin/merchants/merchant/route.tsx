import { useState } from 'react'
import { withModule } from '#content/admin/audit-sentence.ts'
import { activityText } from '#content/shared/activity.ts'
import { merchantPage as copy, notesPanel } from '#content/admin/admin.ts'
import { pages } from '#content/shared/pages.ts'
import { recordView, viewMerchant } from '#domain/merchants/view-merchant.ts'
import { headOf } from '#web/document-head.ts'
import { VisitDialog, type Visited } from '#web/admin/parts/visit-dialog.tsx'
import { NotesPanel } from '#web/admin/parts/notes-panel.tsx'
import { SettingsPage } from '#web/kit/panels/settings-page.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import { requireStaff } from '#web/admin/guard.server.ts'
import type { Route } from './+types/route.ts'
import { OutletsPanel, SessionsPanel, TimelinePanel } from './record-panels.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { StoresPanel, storesState } from './stores-panel.tsx'
import './merchant.css'

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  headOf({ ...pages.adminHome, title: data ? nameOf(data.merchant) : pages.adminHome.title })

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const before = Number(new URL(args.request.url).searchParams.get('before')) || undefined
  const found = await viewMerchant(staff, args.params.id, before)
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to answer 404
  if (!found) throw new Response(null, { status: 404 })
  if (before === undefined) await recordView(staff, found.id)
  const { timeline, ...merchant } = found
  const entries = timeline.entries.map(({ id, at, action, detail, isStaff }) => ({
    id,
    at,
    isStaff,
    text: activityText(action, withModule(detail)),
  }))
  return { merchant, timeline: { entries, next: timeline.next, isFirst: before === undefined } }
}

const { states, facts } = copy

export default function Merchant({ loaderData: { merchant, timeline } }: Route.ComponentProps) {
  const [visited, setVisited] = useState<Visited>()
  const name = nameOf(merchant)
  const mayVisit = merchant.isOpenToStaff && !merchant.isDisabled
  const [company] = merchant.companies
  const access = merchant.isDisabled ? states.disabled : mayVisit ? states.open : states.closed
  return (
    <SettingsPage
      heading={name}
      lead={merchant.email}
      cover={
        <div className="merchant-cover">
          <p>
            {company && `${company.name}, ${company.role}. `}
            {facts.joined} <FormattedDate at={merchant.joinedAt} precision="day" />.
          </p>
          {mayVisit && (
            <Button wide onClick={() => setVisited({ email: merchant.email, name })}>
              {copy.login}
            </Button>
          )}
          <ButtonLink variant="secondary" wide to={`/admin/merchants/${merchant.id}/reports`}>
            {copy.reports}
          </ButtonLink>
        </div>
      }
      panels={copy.panels}
      states={{
        profile: access,
        outlets: states.outlets(merchant.outlets.length),
        stores: storesState(merchant.stores),
        sessions: states.sessions(merchant.sessions.length),
        notes: notesPanel.state(merchant.notes.length),
        timeline: states.timeline,
      }}
    >
      <ProfilePanel merchant={merchant} access={access} isOpen={mayVisit} />
      <OutletsPanel outlets={merchant.outlets} />
      <StoresPanel stores={merchant.stores} />
      <SessionsPanel sessions={merchant.sessions} />
      <NotesPanel id={merchant.id} notes={merchant.notes} call="adminNote" />
      <TimelinePanel {...timeline} />
      <VisitDialog visited={visited} onClose={() => setVisited(undefined)} />
    </SettingsPage>
  )
}
