import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { SignInForm } from './sign-in-form.tsx'
import '#web/kit/sign-in/steps.css'

export const meta = () => headOf(pages.login)

export default function SignIn() {
  return (
    <SignInLayout>
      <SignInForm />
    </SignInLayout>
  )
}
