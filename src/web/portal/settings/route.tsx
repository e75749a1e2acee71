import type { ReactNode } from 'react'
import { pages } from '#content/shared/pages.ts'
import { sampleSum, settingsPanels, settingsPage } from '#content/portal/settings.ts'
import { notificationKinds } from '#contract/company/choices.ts'
import { listAdministrators } from '#domain/company/list-administrators.ts'
import { readSettings } from '#domain/company/settings.ts'
import { listTimeZones } from '#domain/company/time-zones.ts'
import { headOf } from '#web/document-head.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { SettingsPage } from '#web/kit/panels/settings-page.tsx'
import { UnsavedGuard } from '#web/client/forms/unsaved-guard.tsx'
import { useDraft } from '#web/client/forms/use-draft.ts'
import { useMoney } from '#web/kit/data/region.ts'
import { requireCompany } from '../require-company.server.ts'
import type { Route } from './+types/route.ts'
import { NamePanel } from './name-panel.tsx'
import { NotificationsPanel } from './notifications-panel.tsx'
import { RegionPanel } from './region-panel.tsx'
import { ZoneClock } from './zone-clock.tsx'
import { zoneName } from '#web/client/zone-name.ts'

export const meta = () => headOf(pages.settings)

/** Reading only; every change goes through the API, which asks for both halves of the session. */
export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireCompany(args)
  const settings = await readSettings(merchant)
  const now = merchant.clock.now()
  return {
    settings,
    zones: listTimeZones(now, settings.time_zone),
    administrators: await listAdministrators(merchant),
    now: now.toISOString(),
  }
}

export default function GlobalSettings({ loaderData }: Route.ComponentProps) {
  const { settings, zones, administrators, now } = loaderData
  const { language, time_zone, currency_symbol, company_name, notifications } = settings
  const mayEdit = usePortal().may('settings:edit')
  const money = useMoney()
  const name = useDraft({ company_name })
  const region = useDraft({ language, time_zone, currency_symbol })
  const { facts } = settingsPage
  const countOn = notificationKinds.filter((kind) => notifications[kind]).length
  const states: Record<keyof typeof settingsPanels, ReactNode> = {
    name: company_name,
    region: `${zoneName(time_zone)}, ${currency_symbol}`,
    notifications: settingsPage.on(countOn, notificationKinds.length),
  }
  return (
    <>
      <SettingsPage
        heading={settingsPage.heading}
        lead={settingsPage.lead}
        facts={[
          { term: facts.company, value: company_name },
          { term: facts.time, value: <ZoneClock servedAt={now} locale={language} timeZone={time_zone} /> },
          { term: facts.sum, value: money(sampleSum) },
        ]}
        panels={settingsPanels}
        states={states}
      >
        <NamePanel draft={name} mayEdit={mayEdit} administrators={administrators} state={states.name} />
        <RegionPanel
          draft={region}
          zones={zones}
          servedAt={now}
          mayEdit={mayEdit}
          administrators={administrators}
          state={states.region}
        />
        <NotificationsPanel
          notifications={notifications}
          mayEdit={mayEdit}
          administrators={administrators}
          state={states.notifications}
        />
      </SettingsPage>
      <UnsavedGuard isDirty={mayEdit && (name.isDirty || region.isDirty)} />
    </>
  )
}
