import { useState } from 'react'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import { Specimen, SpecimenSheet } from './specimen.tsx'

export function ButtonSpecimens() {
  const [busy, setBusy] = useState(false)
  return (
    <SpecimenSheet
      id="button"
      title="Button"
      note="Every button is a ticket: label, perforation, stub. The stub tears a little under a pointer. Never two solid ones side by side."
    >
      <Specimen state="Primary" span={2}>
        <ButtonLink href="#button">Book a demo</ButtonLink>
      </Specimen>
      <Specimen state="Secondary" span={2}>
        <ButtonLink href="#button" variant="secondary">
          See the OS
        </ButtonLink>
      </Specimen>
      <Specimen state="Inverse, on solid blue" span={2} ground="blue">
        <ButtonLink href="#button" variant="inverse">
          Start now
        </ButtonLink>
      </Specimen>
      <Specimen state="External: opens a new tab" span={2}>
        <ButtonLink href="https://apps.shopify.com" external>
          Install on Shopify
        </ButtonLink>
      </Specimen>
      <Specimen state="External, secondary" span={2}>
        <ButtonLink href="https://apps.shopify.com" external variant="secondary">
          More
        </ButtonLink>
      </Specimen>
      <Specimen state="Small, in cards, own icon" span={2} ground="sheet">
        <Button size="small" icon="plus">
          Activate Now
        </Button>
      </Specimen>
      <Specimen state="Disabled" span={2}>
        <Button disabled>Continue</Button>
      </Specimen>
      <Specimen state="Disabled, secondary" span={2}>
        <Button disabled variant="secondary">
          Continue
        </Button>
      </Specimen>
      <Specimen state="Busy" span={2}>
        <Button busy>Sending</Button>
      </Specimen>
      <Specimen state="Large and wide, in forms: press it" span={3}>
        <Button
          size="large"
          wide
          busy={busy}
          onClick={() => {
            setBusy(true)
            setTimeout(() => setBusy(false), 2000)
          }}
        >
          {busy ? 'Creating the account' : 'Create Account'}
        </Button>
      </Specimen>
      <Specimen state="A label that needs two lines" span={3}>
        <ButtonLink href="#button" variant="secondary">
          Open the Customer Command Centre of Tamarind Supply and Household Goods
        </ButtonLink>
      </Specimen>
    </SpecimenSheet>
  )
}
