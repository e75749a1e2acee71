import { showcaseButton, showcaseOffer } from '#content/shared/showcase.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { LookAroundForm } from '#web/kit/showcase/look-around-form.tsx'
import './look-around.css'

/** For those who want to see the portal before they have an account. */
export function LookAround() {
  return (
    <section className="sign-in-look" aria-labelledby="sign-in-look">
      <h2 id="sign-in-look">{showcaseOffer.title}</h2>
      <p>{showcaseOffer.text}</p>
      <LookAroundForm from="login">
        <Button type="submit" variant="secondary" size="small" wide>
          {showcaseButton.label}
        </Button>
      </LookAroundForm>
    </section>
  )
}
