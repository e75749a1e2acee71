import { brandFields as copy } from '#content/account/brand.ts'
import { readColour } from '#rules/contrast.ts'
import { Field } from '#web/kit/forms/field.tsx'
import './brand-fields.css'

interface ColourFieldProps {
  typed: string
  onChange: (typed: string) => void
}

/** A colour as text, with the browser's own picker beside it. */
export function ColourField({ typed, onChange }: ColourFieldProps) {
  const colour = readColour(typed)
  return (
    <div className="brand-colour">
      <Field
        label={copy.colour}
        hint={copy.colourHint}
        error={typed.trim() && !colour ? copy.colourError : undefined}
        value={typed}
        maxLength={24}
        autoComplete="off"
        spellCheck={false}
        optional
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <input
        type="color"
        aria-label={copy.picker}
        value={colour ?? '#1a31c8'}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
