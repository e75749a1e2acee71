import { openAgain as copy } from '#content/portal/install.ts'
import { headOf } from '#web/document-head.ts'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { StepText } from '#web/kit/sign-in/step-form.tsx'
import '#web/kit/sign-in/steps.css'

export const meta = () =>
  headOf({
    path: '/shopify/open-again/',
    name: copy.heading,
    title: copy.heading,
    description: copy.text,
    kind: 'app',
    indexed: false,
  })

/** Where a call from Shopify ends that was forged, repeated or too old. Nothing of it was kept. */
export default function OpenAgain() {
  return (
    <SignInLayout pass={{}}>
      <StepText heading={copy.heading} prompt={copy.text}>
        <ButtonLink href="/install" size="large" wide>
          {copy.action}
        </ButtonLink>
      </StepText>
    </SignInLayout>
  )
}
