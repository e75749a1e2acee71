import { useEffect, useRef } from 'react'
import { moduleCopy } from '#content/portal/modules.ts'
import { pages } from '#content/shared/pages.ts'
import { setupCopy as copy } from '#content/portal/setup.ts'
import type { SetupView } from '#contract/setup/shapes.ts'
import { shopScopes } from '#contract/stores/shapes.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import type { Phase, Sentence } from './use-setup.ts'

interface NextMoveProps {
  view: SetupView
  phase: Phase
  refused: Sentence | undefined
  move(): Promise<void>
}

/** How far the setup is, and the next step. */
export function NextMove({ view, phase, refused, move }: NextMoveProps) {
  const { heading, text } = textFor(view, phase)
  const isBusy = phase === 'working' || phase === 'leaving'
  const acted = useRef(false)
  const action = useRef<HTMLDivElement>(null)

  // A link replaces the button that was pressed, and takes over its focus.
  useEffect(() => {
    if (phase === 'done' && acted.current) action.current?.querySelector('a')?.focus()
  }, [phase])

  const press = () => {
    acted.current = true
    void move()
  }

  return (
    <div className="processing-next">
      <h1>{heading}</h1>
      <p className="processing-text">{text}</p>
      {refused && (
        <div className="processing-refusal" role="alert">
          <Icon name="warning" />
          <p>
            <b>{refused.title}</b> {refused.message}
          </p>
        </div>
      )}
      {phase === 'grant' && (
        <p className="processing-asks">
          {copy.asks} {shopScopes.map((scope) => copy.scopes[scope]).join('; ')}.
        </p>
      )}
      <div ref={action} className="processing-action">
        {phase === 'done' ? (
          <ButtonLink href={pages.apps.path} size="large" wide>
            {copy.apps}
          </ButtonLink>
        ) : (
          // A form, because React repeats a form that was submitted before the script ran.
          <form action={press}>
            <Button type="submit" size="large" wide busy={isBusy}>
              {labelOf(view, phase)}
            </Button>
          </form>
        )}
      </div>
      {phase === 'done' && view.shop && view.app === 'infiniti' && (
        <p>
          <a className="text-link" href="/merchant/dashboard/">
            {copy.dashboard}
          </a>
        </p>
      )}
      {(phase === 'grant' || phase === 'claim' || phase === 'failed') && (
        <p>
          <a className="text-link" href={pages.apps.path}>
            {copy.later}
          </a>
        </p>
      )}
    </div>
  )
}

function textFor(view: SetupView, phase: Phase): { heading: string; text: string } {
  if (phase === 'working') return copy.phases.working
  if (phase === 'leaving') return copy.phases.grant
  const line = (name: string) => view.steps.find((step) => step.name === name)
  if (phase === 'claim') return copy.phases.claim(view.shop ?? '', line('company')?.value ?? '')
  if (phase !== 'done') return copy.phases[phase]
  if (line('app')?.state !== 'done') return copy.phases.short
  const text = copy.runs(moduleCopy[view.app].name, line('outlet')?.value ?? '')
  return { heading: copy.phases.done.heading, text }
}

const companyOf = ({ steps }: SetupView) => steps.find(({ name }) => name === 'company')?.value ?? ''

function labelOf(view: SetupView, phase: Phase): string {
  const { next } = view
  if (phase === 'leaving') return copy.leaving
  if (phase === 'working') return copy.working
  if (phase === 'grant') return copy.grant
  if (next === 'claim') return copy.claim(view.shop ?? '', companyOf(view))
  return next === 'grant' ? copy.askAgain : copy.again
}
