import { scheduleDemo } from '#content/site/booking.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { type Step, steps as order } from './use-booking.ts'

interface StepStripProps {
  step: Step
  /** The furthest step that can be opened. */
  reached: Step
  onGo(step: Step): void
}

/** The steps as the head of a printed form; whatever is behind the visitor can be opened again. */
export function StepStrip({ step, reached, onGo }: StepStripProps) {
  return (
    <ol className="step-strip">
      {order.map((each, index) => {
        const isDone = index < order.indexOf(step)
        const isOpen = each !== step && index <= order.indexOf(reached)
        const label = (
          <>
            <span className="step-strip-number">{isDone ? <Icon name="check" size={16} /> : index + 1}</span>
            <span className="step-strip-name">{scheduleDemo.steps[each]}</span>
          </>
        )
        return (
          <li key={each} aria-current={each === step ? 'step' : undefined}>
            {isOpen ? (
              <button type="button" onClick={() => onGo(each)}>
                {label}
              </button>
            ) : (
              <span>{label}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
