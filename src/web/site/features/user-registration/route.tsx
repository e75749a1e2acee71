import { userRegistration } from '#content/site/features/user-registration.ts'
import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { CodeDigits } from '#web/site/features/user-registration/digits.tsx'
import { RegistrationForm } from '#web/site/features/user-registration/form.tsx'
import { EssentialDrawing } from '#web/kit/drawings/essential-drawing.tsx'
import { ModuleDrawing } from '#web/kit/drawings/module-drawing.tsx'
import { FeaturePage } from '../feature-page.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.userRegistration)

export default function UserRegistration() {
  return (
    <FeaturePage
      content={userRegistration}
      look={{
        hero: 'right',
        surface: 'canary',
        reveal: 'sentences',
        steps: 'ladder',
        experiences: 'row',
        band: 'blue',
        order: ['reveal', 'steps', 'own', 'experiences', 'memo'],
      }}
      screen={<RegistrationForm />}
      band={<CodeDigits typed="4829" />}
      lineDrawings={[
        <EssentialDrawing key="security" name="security" />,
        <EssentialDrawing key="social-login" name="social-login" />,
        <ModuleDrawing key="crm" name="crm" />,
        <EssentialDrawing key="profile-management" name="profile-management" />,
      ]}
      experienceDrawings={[
        <EssentialDrawing key="otp-login" name="otp-login" />,
        <ModuleDrawing key="email" name="email" />,
        <ModuleDrawing key="chatbot" name="chatbot" />,
      ]}
    />
  )
}
