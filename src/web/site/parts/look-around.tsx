import { configured, showcasePlaceholder } from '#content/shared/public-origin.ts'
import { showcaseButton } from '#content/shared/showcase.ts'
import type { ShowcasePlace } from '#contract/showcase/places.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { LookAroundForm } from '#web/kit/showcase/look-around-form.tsx'
import './look-around.css'

/** The button that opens the demo store, where one is configured. */
export function LookAround({ from }: { from: ShowcasePlace }) {
  const mark = configured(showcasePlaceholder)
  if (mark === '') return null
  return (
    <LookAroundForm from={from} mark={mark}>
      <button type="submit" className="look-around">
        <span>{showcaseButton.label}</span> <Icon name="arrow" />
      </button>
      <small>{showcaseButton.note}</small>
    </LookAroundForm>
  )
}
