import { Form } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import { StepText } from '../kit/sign-in/step-form.tsx'
import '../kit/sign-in/steps.css'

interface LinkPageProps {
  words: {
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
  /** What became of it; before that, the button waits. */
  outcome?: { done: string } | { spent: string }
}

/** What a mailed link opens. Opening changes nothing; the button posts, with or without a script. */
export function LinkPage({ words, token, email, outcome }: LinkPageProps) {
  const isDone = outcome !== undefined && 'done' in outcome
  return (
    <SignInLayout pass={{ email }}>
      {outcome ? (
        <StepText
          heading={isDone ? words.doneHeading : words.spentHeading}
          prompt={isDone ? outcome.done : outcome.spent}
        >
          <ButtonLink href={pages.account.path} size="large" wide>
            {words.onward}
          </ButtonLink>
        </StepText>
      ) : (
        <StepText heading={words.heading} prompt={words.text}>
          {email && <p className="step-email typed">{email}</p>}
          <Form method="post" reloadDocument>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" size="large" wide>
              {words.button}
            </Button>
          </Form>
        </StepText>
      )}
    </SignInLayout>
  )
}
