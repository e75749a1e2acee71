import { useEffect, useMemo, useState } from 'react'
import { countries } from '#content/shared/countries.ts'
import { Combobox } from '#web/kit/forms/combobox/combobox.tsx'
import { ownDialCode } from './own-region.ts'

interface DialCodeFieldProps {
  name: string
  label: string
  /** `+91 IN`; the code of the visitor's region while nothing is chosen. */
  value: string | undefined
  onChange: (id: string | null) => void
}

/** The code before a telephone number, found by country, by its two letters or by number. */
export function DialCodeField({ value, onChange, ...field }: DialCodeFieldProps) {
  const dialCodes = useDialCodes()
  const own = useOwnDialCode(!value)
  return (
    <Combobox
      {...field}
      items={dialCodes}
      value={value ?? own}
      onChange={onChange}
      shown={({ detail }) => detail}
      required
    />
  )
}

const india = '+91 IN'

/** The region does not change while the page is open. */
let ownCode: Promise<string | undefined> | undefined

function useOwnDialCode(isWanted: boolean): string {
  const [own, setOwn] = useState(india)
  useEffect(() => {
    if (!isWanted) return
    ownCode ??= ownDialCode()
    void ownCode.then((code) => setOwn(code ?? india))
  }, [isWanted])
  return own
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
