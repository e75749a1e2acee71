import { type DragEvent, useId, useState } from 'react'
import { logoPanel as copy } from '#content/portal/company.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import type { Picture } from './use-picture.ts'

/** A drop zone with a file input. */
export function LogoPicker({ logo, picture }: { logo: string | null; picture: Picture }) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const { made, error, isReading, take } = picture
  const shown = made ?? logo

  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <div
      className="logo-picker"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {shown && (
        <div className="logo-frame stays-paper">
          <img src={shown} alt={made ? copy.preview : copy.current} />
        </div>
      )}
      <p className="logo-text">
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const input = event.currentTarget
            void take(input.files?.[0]).then(() => (input.value = ''))
          }}
        />
        <label htmlFor={id} className="logo-label">
          {shown ? copy.another : copy.choose}
        </label>{' '}
        <span id={`${id}-hint`}>{copy.drop}</span>
      </p>
      <output className="logo-reading">{isReading && copy.reading}</output>
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
