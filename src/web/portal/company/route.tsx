import { companyPanels, companyPage, logoPanel } from '#content/portal/company.ts'
import { pages } from '#content/shared/pages.ts'
import { listAdministrators } from '#domain/company/list-administrators.ts'
import { readProfile } from '#domain/company/profile.ts'
import { headOf } from '#web/document-head.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { SettingsPage } from '#web/kit/panels/settings-page.tsx'
import { UnsavedGuard } from '#web/client/forms/unsaved-guard.tsx'
import { useDraft } from '#web/client/forms/use-draft.ts'
import { requireCompany } from '../require-company.server.ts'
import type { Route } from './+types/route.ts'
import { Letterhead } from './company-preview.tsx'
import { LogoPanel } from './logo-panel.tsx'
import { ParticularsPanel } from './particulars-panel.tsx'
import { usePicture } from './use-picture.ts'

export const meta = () => headOf(pages.company)

/** Reading only; every change goes through the API, which asks for both halves of the session. */
export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireCompany(args)
  return { profile: await readProfile(merchant), administrators: await listAdministrators(merchant) }
}

export default function Company({ loaderData: { profile, administrators } }: Route.ComponentProps) {
  const { logo, ...particulars } = profile
  const mayEdit = usePortal().may('company:edit')
  const draft = useDraft(particulars)
  const picture = usePicture()
  const filled = Object.values(particulars).filter(Boolean).length
  const states = {
    particulars:
      filled === 4 ? companyPage.complete : companyPage.partly(filled, Object.keys(particulars).length),
    logo: logo ? logoPanel.has : logoPanel.none,
  }
  return (
    <>
      <SettingsPage heading={companyPage.heading} lead={companyPage.lead} panels={companyPanels}>
        <ParticularsPanel
          draft={draft}
          mayEdit={mayEdit}
          administrators={administrators}
          state={states.particulars}
        />
        <LogoPanel
          logo={logo}
          picture={picture}
          mayEdit={mayEdit}
          administrators={administrators}
          state={states.logo}
          preview={<Letterhead {...draft.value} logo={picture.made ?? logo} />}
        />
      </SettingsPage>
      <UnsavedGuard isDirty={mayEdit && (draft.isDirty || picture.made !== undefined)} />
    </>
  )
}
