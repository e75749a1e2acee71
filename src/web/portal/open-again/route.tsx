import { openAgain as copy } from '#content/portal/install.ts'
import { errorMessages } from '#content/shared/messages.ts'
import { grantRefusal } from '#contract/setup/shapes.ts'
import { headOf } from '#web/document-head.ts'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { StepText } from '#web/kit/sign-in/step-form.tsx'
import type { Route } from './+types/route.ts'
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

export function loader({ request }: Route.LoaderArgs) {
  return { text: textFor(new URL(request.url).searchParams.get('because')) }
}

function textFor(because: string | null): string {
  if (because === 'failed') return copy.failed
  const code = grantRefusal.safeParse(because).data
  return code && code !== 'shop_grant_failed' ? errorMessages[code].message : copy.text
}

/** Where a call from Shopify ends that was forged, repeated or too old. Nothing of it was kept. */
export default function OpenAgain({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <SignInLayout pass={{}}>
      <StepText heading={copy.heading} prompt={text}>
        <ButtonLink href="/install" size="large" wide>
          {copy.action}
        </ButtonLink>
      </StepText>
    </SignInLayout>
  )
}
