import { Form } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import { StepText } from '../kit/sign-in/step-form.tsx'
import '../kit/sign-in/steps.css'

interface LinkPageProps {
  texts: {
    heading: string
    text: string
    button: string
    doneHeading: string
    spentHeading: string
    onward: string
  }
  token: string
  /** Printed on the pass, and above the button. */
  email?: string
  /** The result; before that, the button is shown. */
  result?: { done: string } | { spent: string }
}

/** The page behind an emailed link. Opening it changes nothing; the button posts, also without a script. */
export function LinkPage({ texts, token, email, result }: LinkPageProps) {
  const isDone = result !== undefined && 'done' in result
  return (
    <SignInLayout pass={{ email }}>
      {result ? (
        <StepText
          heading={isDone ? texts.doneHeading : texts.spentHeading}
          prompt={isDone ? result.done : result.spent}
        >
          <ButtonLink href={pages.account.path} size="large" wide>
            {texts.onward}
          </ButtonLink>
        </StepText>
      ) : (
        <StepText heading={texts.heading} prompt={texts.text}>
          {email && <p className="step-email typed">{email}</p>}
          <Form method="post" reloadDocument>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" size="large" wide>
              {texts.button}
            </Button>
          </Form>
        </StepText>
      )}
    </SignInLayout>
  )
}
