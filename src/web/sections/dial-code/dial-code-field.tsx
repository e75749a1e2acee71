import { countries } from '#content/countries.ts'
import { Combobox } from '#web/ui/combobox.tsx'

/** Several countries share a code, so the id names the country too. */
const dialCodes = countries.map(({ code, name, dialCode }) => ({
  id: `${dialCode} ${code}`,
  text: name,
  detail: dialCode,
  plate: code,
}))

interface DialCodeFieldProps {
  name: string
  label: string
  /** `+91 IN`; India unless told otherwise. */
  defaultValue?: string
  onChange?: (id: string | null) => void
}

/** The code before a telephone number, found by country, by its two letters or by number. */
export function DialCodeField({ defaultValue, ...field }: DialCodeFieldProps) {
  return (
    <Combobox
      {...field}
      items={dialCodes}
      defaultValue={defaultValue || '+91 IN'}
      shown={({ detail }) => detail}
      required
    />
  )
}
