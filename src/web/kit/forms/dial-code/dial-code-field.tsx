import { useEffect, useMemo, useState } from 'react'
import { countries } from '#content/shared/countries.ts'
import { Combobox } from '#web/kit/forms/combobox.tsx'

interface DialCodeFieldProps {
  name: string
  label: string
  /** `+91 IN`; India by default. `value` makes the field controlled. */
  value?: string
  defaultValue?: string
  onChange?: (id: string | null) => void
}

/** The code before a telephone number, found by country, by its two letters or by number. */
export function DialCodeField({ defaultValue, ...field }: DialCodeFieldProps) {
  const dialCodes = useDialCodes()
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

/** First with country letters; the flags are loaded after the page. */
function useDialCodes() {
  const [flags, setFlags] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    // Without the flags, the letters stay.
    void import('./flags.ts').then((loaded) => setFlags(loaded.flags)).catch(() => {})
  }, [])
  return useMemo(
    () =>
      countries.map(({ code, name, dialCode }) => ({
        // Several countries share a code, so the id names the country too.
        id: `${dialCode} ${code}`,
        text: name,
        detail: dialCode,
        plate: code,
        picture: flags[code],
      })),
    [flags],
  )
}
