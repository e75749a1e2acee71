import { useId, useState } from 'react'
import { TypedNumber, type TypedNumberProps } from '#web/kit/forms/typed-number.tsx'
import './slider.css'

interface SliderProps {
  label: string
  name?: string
  min: number
  max: number
  step?: number
  value?: number
  defaultValue?: number
  onChange?: (value: number) => void
  /** How the number is typed out, beside the rule and for assistive technology. */
  format?: (value: number) => string
  disabled?: boolean
  /** The number can be typed as well, and then it is what a form sends: without a script the rule cannot move it. */
  typed?: Pick<TypedNumberProps, 'label' | 'read' | 'before' | 'after' | 'beyond'>
}

/** A native range drawn as a slide rule: ticks below, a red cursor that slides over them. */
export function Slider({
  label,
  name,
  min,
  max,
  step = 1,
  value,
  defaultValue = min,
  onChange,
  format = String,
  disabled,
  typed,
}: SliderProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const shown = value ?? own
  const change = (next: number) => {
    setOwn(next)
    onChange?.(next)
  }
  return (
    <div className="slider" data-disabled={disabled || undefined} data-typed={typed ? true : undefined}>
      <label className="slider-label" htmlFor={id}>
        {label}
      </label>
      {typed ? (
        <TypedNumber {...typed} name={name} value={shown} onChange={change} />
      ) : (
        <output className="slider-output" htmlFor={id}>
          {format(shown)}
        </output>
      )}
      <div className="slider-track">
        <Ticks count={tickCount(min, max, step)} />
        <input
          id={id}
          type="range"
          name={typed ? undefined : name}
          {...{ min, max, step, disabled }}
          value={shown}
          aria-valuetext={format(shown)}
          onChange={(event) => change(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className="slider-ends" aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  )
}

/** One tick for each step while they can be told apart, otherwise forty. */
function tickCount(min: number, max: number, step: number) {
  const steps = Math.round((max - min) / step)
  return steps <= 50 ? steps : 40
}

/** SVG rather than gradients: lines at exact fractions, each drawn on whole pixels. */
function Ticks({ count }: { count: number }) {
  const longEvery = count % 5 === 0 && count > 10 ? count / 5 : count % 4 === 0 ? count / 4 : count / 2
  return (
    <svg className="slider-ticks" aria-hidden="true" preserveAspectRatio="none">
      {Array.from({ length: count + 1 }, (_, index) => {
        const x = `${(index / count) * 100}%`
        const long = index % longEvery === 0
        return <line key={x} x1={x} x2={x} y1={long ? '0' : '50%'} y2="100%" data-long={long || undefined} />
      })}
    </svg>
  )
}
