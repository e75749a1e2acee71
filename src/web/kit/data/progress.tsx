import { useId } from 'react'
import './progress.css'

interface ProgressProps {
  label: string
  /** If left out, the duration is unknown. */
  value?: number
  max?: number
  format?: (value: number, max: number) => string
}

const percent = (value: number, max: number) => `${Math.round((value / max) * 100)}%`

export function Progress({ label, value, max = 100, format = percent }: ProgressProps) {
  const id = useId()
  return (
    <div className="progress">
      <label className="progress-label" htmlFor={id}>
        {label}
      </label>
      {value !== undefined && <span className="progress-value">{format(value, max)}</span>}
      <progress id={id} className="progress-bar" value={value} max={max} />
    </div>
  )
}
