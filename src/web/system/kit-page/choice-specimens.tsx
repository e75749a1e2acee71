import { Combobox } from '#web/kit/forms/combobox/combobox.tsx'
import { Field, FieldRow } from '#web/kit/forms/field.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { Slider } from '#web/kit/forms/slider.tsx'
import { Specimen, SpecimenSheet } from './specimen.tsx'

const countries = [
  { id: 'AU', plate: 'AU', text: 'Australia', detail: '+61' },
  { id: 'BR', plate: 'BR', text: 'Brazil', detail: '+55' },
  { id: 'DE', plate: 'DE', text: 'Germany', detail: '+49' },
  { id: 'FR', plate: 'FR', text: 'France', detail: '+33' },
  { id: 'GB', plate: 'GB', text: 'United Kingdom', detail: '+44' },
  { id: 'IN', plate: 'IN', text: 'India', detail: '+91' },
  { id: 'JP', plate: 'JP', text: 'Japan', detail: '+81' },
  { id: 'KE', plate: 'KE', text: 'Kenya', detail: '+254' },
  { id: 'RE', plate: 'RE', text: 'Réunion', detail: '+262' },
  { id: 'GS', plate: 'GS', text: 'South Georgia and the South Sandwich Islands', detail: '+500' },
  { id: 'US', plate: 'US', text: 'United States', detail: '+1' },
]

const shops = [
  { id: 'supply', text: 'Tamarind Supply' },
  { id: 'wholesale', text: 'Tamarind Wholesale' },
  { id: 'eu', text: 'tamarind-eu.myshopify.com' },
]

const platforms = [
  { value: 'shopify', title: 'Shopify Store', note: 'Installs through Shopify' },
  { value: 'other', title: 'Other Platform', note: 'Webflow, WooCommerce, your own' },
]

const horizons = [
  { value: '12', title: '12 months' },
  { value: '24', title: '24 months' },
  { value: '36', title: '36 months' },
]

const readShare = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Math.min(40, Number(text)) : undefined)

export function ChoiceSpecimens() {
  return (
    <>
      <SpecimenSheet
        id="combobox"
        title="Combobox"
        note="A list too long to read through: type a few letters of the name or the code. Arrows, Enter and Esc do the rest."
      >
        <Specimen state="Dial code beside its number">
          <FieldRow columns="code">
            <Combobox label="Code" items={countries} defaultValue="IN" shown={(country) => country.detail} />
            <Field label="Phone" type="tel" defaultValue="98200 44172" />
          </FieldRow>
        </Specimen>
        <Specimen state="Nothing chosen">
          <Combobox label="Outlet" items={shops} placeholder="Search outlets" />
        </Specimen>
        <Specimen state="In error, with a hint">
          <Combobox label="Outlet" items={shops} hint="The store this concerns." error="Choose an outlet" />
        </Specimen>
        <Specimen state="Disabled">
          <Combobox label="Outlet" items={shops} defaultValue="supply" disabled />
        </Specimen>
      </SpecimenSheet>
      <SpecimenSheet
        id="radio-cells"
        title="Radio cells"
        note="A choice of two or three as joined cells. The chosen cell is printed on canary; as a strip, it is inked."
      >
        <Specimen state="Cells">
          <RadioCells legend="Where does your store run?" cells={platforms} defaultValue="shopify" />
        </Specimen>
        <Specimen state="In error">
          <RadioCells legend="Where does your store run?" cells={platforms} error="Choose one of the two" />
        </Specimen>
        <Specimen state="One disabled">
          <RadioCells
            legend="Where does your store run?"
            cells={platforms.map((cell) => ({ ...cell, disabled: cell.value === 'other' }))}
            defaultValue="shopify"
          />
        </Specimen>
        <Specimen state="Strip">
          <RadioCells legend="Horizon" variant="strip" cells={horizons} defaultValue="24" />
        </Specimen>
      </SpecimenSheet>
      <SpecimenSheet
        id="slider"
        title="Slide rule"
        note="A native range drawn as a slide rule. The red cursor slides; the number is typed out, or typed in."
      >
        <Specimen state="Whole numbers">
          <Slider label="Merchants you refer each month" min={1} max={41} defaultValue={8} />
        </Specimen>
        <Specimen state="Per cent, typed as well">
          <Slider
            label="Commission on each subscription"
            min={0}
            max={40}
            defaultValue={20}
            format={(value) => `${value}%`}
            typed={{ label: 'Commission, typed', read: readShare, after: '%', beyond: 'From 0% to 40%' }}
          />
        </Specimen>
        <Specimen state="Coarse scale">
          <Slider label="Months" min={12} max={36} step={12} defaultValue={36} />
        </Specimen>
        <Specimen state="Disabled">
          <Slider label="Your referrals grow each month" min={0} max={15} defaultValue={3} disabled />
        </Specimen>
      </SpecimenSheet>
    </>
  )
}
