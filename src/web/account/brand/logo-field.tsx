import { useId, useState } from 'react'
import { brandFields as copy } from '#content/account/brand.ts'
import type { OneInkLogo } from '#rules/one-ink-logo.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { BrandMark } from '#web/kit/print/brand-mark.tsx'
import { convertLogo } from './convert-logo.ts'
import './brand-fields.css'

interface LogoFieldProps {
  /** What becomes of the file. */
  hint: string
  /** Where the logo is missing. */
  shop: string
  logo: OneInkLogo | undefined
  onChange: (logo: OneInkLogo | undefined) => void
}

/** Reads a file as a logo in one colour. If that fails, it shows the reason and keeps the previous logo. */
export function LogoField({ hint, shop, logo, onChange }: LogoFieldProps) {
  const id = useId()
  const [isReading, setReading] = useState(false)
  const [refused, setRefused] = useState<keyof typeof copy.refused>()

  const take = async (file: File | undefined) => {
    if (!file) return
    setReading(true)
    const printed = await convertLogo(file)
    setReading(false)
    setRefused('refused' in printed ? printed.refused : undefined)
    if ('logo' in printed) onChange(printed.logo)
  }

  return (
    <div className="brand-logo">
      <p className="brand-logo-label" id={`${id}-label`}>
        {copy.logo}
      </p>
      {logo && (
        <span className="brand-sample-mark stays-paper">
          <BrandMark brand={{ logo }} fallback={shop} />
        </span>
      )}
      <p className="brand-logo-acts">
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept="image/*"
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={refused ? `${id}-error` : `${id}-hint`}
          aria-invalid={refused ? true : undefined}
          onChange={(event) => {
            const input = event.currentTarget
            void take(input.files?.[0]).then(() => (input.value = ''))
          }}
        />
        <label htmlFor={id} id={`${id}-choose`} className="text-link">
          {logo ? copy.another : copy.choose}
        </label>
        {logo && (
          <button type="button" className="text-link" onClick={() => onChange(undefined)}>
            {copy.logoOff}
          </button>
        )}
      </p>
      <p className="brand-logo-hint" id={`${id}-hint`}>
        {isReading ? copy.reading : hint}
      </p>
      {refused && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Icon name="warning" size={16} />
          {copy.refused[refused]}
        </p>
      )}
    </div>
  )
}
