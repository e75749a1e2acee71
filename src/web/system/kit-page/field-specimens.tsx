import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Field, FieldGroup, FieldRow, PasswordField, TextAreaField } from '#web/kit/forms/field.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { Specimen, SpecimenSheet } from './specimen.tsx'

const topics = [
  { value: 'demo', text: 'A demo' },
  { value: 'billing', text: 'Billing' },
  { value: 'partners', text: 'Partners and agencies that build for several merchants' },
]

export function FieldSpecimens() {
  return (
    <>
      <SpecimenSheet
        id="field"
        title="Field"
        note="A cell of a printed form. The caption stands inside, the value is typed below it, and neighbours share the rule."
      >
        <Specimen state="Empty">
          <Field label="Email" type="email" placeholder="you@shop.example" />
        </Specimen>
        <Specimen state="Filled">
          <Field label="Email" type="email" defaultValue="asha@tamarind.example" />
        </Specimen>
        <Specimen state="With a hint">
          <Field
            label="Shopify Store URL"
            placeholder="your-store.myshopify.com"
            hint="Leave out https:// and www"
          />
        </Specimen>
        <Specimen state="In error">
          <Field
            label="Shopify Store URL"
            defaultValue="tamarind.example"
            hint="Leave out https:// and www"
            error="The address must end in .myshopify.com"
          />
        </Specimen>
        <Specimen state="Optional, disabled">
          <Field label="Company" optional disabled defaultValue="Tamarind Supply" />
        </Specimen>
        <Specimen state="Longer than its cell">
          <Field label="Company" defaultValue="Tamarind Supply and Household Goods Wholesale Co-operative" />
        </Specimen>
        <Specimen state="Password: the eye shows it">
          <PasswordField label="Password" defaultValue="Vase-10482" autoComplete="off" />
        </Specimen>
        <Specimen state="Password in error">
          <PasswordField label="Password" defaultValue="vase" autoComplete="off" error="Add a number" />
        </Specimen>
        <Specimen state="A row, and a whole form" span={6}>
          <FieldGroup>
            <FieldRow>
              <Field label="First name" defaultValue="Asha" />
              <Field label="Last name" defaultValue="Rao" />
            </FieldRow>
            <Field label="Subject" defaultValue="The vase of order 10482" />
            <TextAreaField
              label="Message"
              hint="A person reads it."
              defaultValue="It arrived in two pieces. Both are lovely, but I had hoped for one."
            />
          </FieldGroup>
        </Specimen>
      </SpecimenSheet>
      <SpecimenSheet
        id="select"
        title="Select"
        note="The machine’s own list in a field’s dress. For ten choices or fewer."
      >
        <Specimen state="Nothing chosen">
          <Select label="Topic" placeholder="Choose one" options={topics} />
        </Specimen>
        <Specimen state="Chosen, longer than its cell">
          <Select label="Topic" options={topics} defaultValue="partners" />
        </Specimen>
        <Specimen state="In error">
          <Select label="Topic" placeholder="Choose one" options={topics} error="Choose a topic" />
        </Specimen>
        <Specimen state="Disabled">
          <Select label="Topic" options={topics} defaultValue="billing" disabled />
        </Specimen>
      </SpecimenSheet>
      <SpecimenSheet id="checkbox" title="Checkbox" note="One thing to agree to. The label may hold links.">
        <Specimen state="Off" span={2}>
          <Checkbox>Send me the monthly statement</Checkbox>
        </Specimen>
        <Specimen state="On" span={2}>
          <Checkbox defaultChecked>
            I agree to the <a href="#checkbox">Terms</a> and <a href="#checkbox">Privacy Policy</a>
          </Checkbox>
        </Specimen>
        <Specimen state="In error" span={2}>
          <Checkbox error="Tick this to go on">I have read the terms</Checkbox>
        </Specimen>
        <Specimen state="With a hint" span={2}>
          <Checkbox hint="At most one a week.">Write to me about orders</Checkbox>
        </Specimen>
        <Specimen state="Disabled" span={2}>
          <Checkbox disabled>Not in your plan</Checkbox>
        </Specimen>
        <Specimen state="Disabled, on" span={2}>
          <Checkbox disabled defaultChecked>
            Always on
          </Checkbox>
        </Specimen>
      </SpecimenSheet>
    </>
  )
}
