import { MockBar, MockBody, MockButton, MockChoice, MockLabel, MockRow } from './mock-parts.tsx'
import { PhoneFrame } from './phone-frame.tsx'

export function ReturnsScreen() {
  return (
    <PhoneFrame label="Returning a beech stool: exchange for a taller one is chosen, before replacement and refund.">
      <MockBar title="Return or swap" back />
      <MockBody>
        <MockRow goods="stool" name="Beech stool, 45 cm" note="Order 10391" action="× 1" typed />
        <MockLabel>What should happen?</MockLabel>
        <MockChoice name="Exchange for 65 cm" note="Leaves today, no extra charge" chosen />
        <MockChoice name="Replace, arrived damaged" note="Add one photo" />
        <MockChoice name="Refund to card" note="3 to 5 days after pick-up" />
        <MockLabel>Pick-up</MockLabel>
        <MockChoice name="Tomorrow, 10–12" note="4th floor, Koregaon Park" chosen />
        <MockChoice name="Drop it at a counter" note="Nearest: 600 m" />
        <div className="mock-last">
          <MockButton>Book a pick-up</MockButton>
        </div>
      </MockBody>
    </PhoneFrame>
  )
}
