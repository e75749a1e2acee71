import { useState } from 'react'
import { TicketButton, TicketLink } from '#web/kit/forms/button.tsx'
import { Specimen, SpecimenSheet } from './specimen.tsx'

export function TicketSpecimens() {
  const [busy, setBusy] = useState(false)
  return (
    <SpecimenSheet
      id="ticket"
      title="Ticket"
      note="Every button is a ticket: label, perforation, stub. The stub tears a little under a pointer. Never two solid ones side by side."
    >
      <Specimen state="Primary" span={2}>
        <TicketLink href="#ticket">Book a demo</TicketLink>
      </Specimen>
      <Specimen state="Secondary" span={2}>
        <TicketLink href="#ticket" variant="secondary">
          See the OS
        </TicketLink>
      </Specimen>
      <Specimen state="Inverse, on solid blue" span={2} ground="blue">
        <TicketLink href="#ticket" variant="inverse">
          Start now
        </TicketLink>
      </Specimen>
      <Specimen state="External: opens a new tab" span={2}>
        <TicketLink href="https://apps.shopify.com" external>
          Install on Shopify
        </TicketLink>
      </Specimen>
      <Specimen state="External, secondary" span={2}>
        <TicketLink href="https://apps.shopify.com" external variant="secondary">
          More
        </TicketLink>
      </Specimen>
      <Specimen state="Small, in cards, own icon" span={2} ground="sheet">
        <TicketButton size="small" icon="plus">
          Activate Now
        </TicketButton>
      </Specimen>
      <Specimen state="Disabled" span={2}>
        <TicketButton disabled>Continue</TicketButton>
      </Specimen>
      <Specimen state="Disabled, secondary" span={2}>
        <TicketButton disabled variant="secondary">
          Continue
        </TicketButton>
      </Specimen>
      <Specimen state="Busy" span={2}>
        <TicketButton busy>Sending</TicketButton>
      </Specimen>
      <Specimen state="Large and wide, in forms: press it" span={3}>
        <TicketButton
          size="large"
          wide
          busy={busy}
          onClick={() => {
            setBusy(true)
            setTimeout(() => setBusy(false), 2000)
          }}
        >
          {busy ? 'Creating the account' : 'Create Account'}
        </TicketButton>
      </Specimen>
      <Specimen state="A label that needs two lines" span={3}>
        <TicketLink href="#ticket" variant="secondary">
          Open the Customer Command Centre of Tamarind Supply and Household Goods
        </TicketLink>
      </Specimen>
    </SpecimenSheet>
  )
}
