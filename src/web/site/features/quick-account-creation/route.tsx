import { quickAccountCreation } from '#content/site/features/quick-account-creation.ts'
import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { FilledForm } from '#web/site/features/quick-account-creation/form.tsx'
import { ThanksPage } from '#web/site/features/quick-account-creation/thanks.tsx'
import { EssentialDrawing } from '#web/kit/drawings/essential-drawing.tsx'
import { ModuleDrawing } from '#web/kit/drawings/module-drawing.tsx'
import { FeaturePage } from '../feature-page.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.quickAccountCreation)

export default function QuickAccountCreation() {
  return (
    <FeaturePage
      content={quickAccountCreation}
      look={{
        hero: 'ticket',
        surface: 'pink',
        reveal: 'cells',
        steps: 'stubs',
        experiences: 'copies',
        band: 'canary',
        order: ['steps', 'reveal', 'own', 'experiences', 'memo'],
      }}
      screen={<ThanksPage />}
      band={<FilledForm />}
      lineDrawings={[
        <EssentialDrawing key="profile-management" name="profile-management" />,
        <EssentialDrawing key="address-management" name="address-management" />,
        <EssentialDrawing key="order-history" name="order-history" />,
        <EssentialDrawing key="loyalty-points" name="loyalty-points" />,
        <ModuleDrawing key="superleadz" name="superleadz" />,
        <EssentialDrawing key="otp-login" name="otp-login" />,
      ]}
      experienceDrawings={[
        <EssentialDrawing key="quick-accounts" name="quick-accounts" />,
        <EssentialDrawing key="rewards-and-offers" name="rewards-and-offers" />,
        <ModuleDrawing key="crm" name="crm" />,
      ]}
    />
  )
}
