import { brand } from '#content/shared/brand.ts'
import { moduleCopy } from '#content/portal/modules.ts'
import { setupCopy } from '#content/portal/setup.ts'
import type { SetupStep, SetupStepName, SetupView } from '#contract/setup/shapes.ts'
import { Postmark } from '#web/kit/drawings/postmark.tsx'
import { Logo, Mark } from '#web/kit/foundations/mark.tsx'
import type { Phase, Sentence } from './use-setup.ts'
import './order-form.css'

interface OrderFormProps {
  view: SetupView
  phase: Phase
  refused: Sentence | undefined
  /** What was just done, whose stamp is animated. */
  fresh: SetupStepName[]
}

const { form: copy } = setupCopy

/** White, canary and pink, clipped together. It stays paper in the dark. */
export function OrderForm({ view, phase, refused, fresh }: OrderFormProps) {
  const done = view.steps.filter(({ state }) => state === 'done')
  const needed = view.steps.filter(({ state }) => state !== 'skipped')
  const isComplete = done.length === needed.length
  const last = done
    .map(({ at }) => at ?? '')
    .toSorted()
    .at(-1)
  return (
    <section
      className="order-form stays-paper"
      aria-label={copy.title}
      data-complete={isComplete || undefined}
    >
      <div className="order-form-page">
        <p className="order-form-head">
          <Logo name={brand.name} />
          <span>{copy.title}</span>
        </p>
        <ol>
          {view.steps.map((step, index) => (
            <Line
              key={step.name}
              number={index + 1}
              step={step}
              status={statusOf(step, view, phase)}
              refusal={isFailed(step, view, phase) ? refused : undefined}
              isFresh={fresh.includes(step.name)}
            />
          ))}
        </ol>
        <output className="order-form-count">{copy.count(done.length, needed.length)}</output>
        {isComplete && last && (
          <span className="order-form-postmark" data-fresh={fresh.length > 0 || undefined}>
            <Postmark place={brand.name} date={postmarkDate(last)} />
          </span>
        )}
      </div>
    </section>
  )
}

interface LineProps {
  number: number
  step: SetupStep
  status: string
  refusal: Sentence | undefined
  isFresh: boolean
}

function Line({ number, step: { name, state, value, at }, status, refusal, isFresh }: LineProps) {
  const shown =
    name === 'app' ? (Object.entries(moduleCopy).find(([slug]) => slug === value)?.[1].name ?? value) : value
  return (
    <li className="order-line" data-state={refusal ? 'failed' : state}>
      <span className="order-line-number" aria-hidden>
        {number}
      </span>
      <div className="order-line-text">
        <span className="order-line-label">{copy.lines[name]}</span>
        <span className="order-line-value">{shown || copy.nothing}</span>
      </div>
      {at ? (
        <span className="order-stamp" data-fresh={isFresh || undefined}>
          <b>{copy.stamp}</b>
          <time dateTime={at}>
            {postmarkDate(at)[0]}
            <span className="order-stamp-year"> {postmarkDate(at)[1]}</span>
          </time>
        </span>
      ) : (
        <span className="order-line-state">
          {status === copy.states.working && <Mark running />}
          {status}
        </span>
      )}
    </li>
  )
}

/** The line that the next move is about. */
const isNext = ({ name, state }: SetupStep, { next }: SetupView) =>
  state === 'open' && (next === 'grant' || next === 'claim' ? name === 'shop' : name !== 'shop')

const isFailed = (step: SetupStep, view: SetupView, phase: Phase) => phase === 'failed' && isNext(step, view)

function statusOf(step: SetupStep, view: SetupView, phase: Phase): string {
  if (step.state === 'done') return copy.stamp
  if (isFailed(step, view, phase)) return copy.states.failed
  if (isNext(step, view) && (phase === 'working' || phase === 'leaving')) return copy.states.working
  return copy.states[step.state]
}

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** In UTC, so that the server and every browser show the same. */
const dateOf = (at: string) => dateFormat.format(new Date(at))

function postmarkDate(at: string): [string, string] {
  const [day = '', month = '', year = ''] = dateOf(at).split(' ')
  return [`${day} ${month}`, year]
}
