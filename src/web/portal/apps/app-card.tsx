import { appsPage, moduleSheet } from '#content/portal/apps.ts'
import { moduleNeedCopy } from '#content/portal/module-needs.ts'
import { normaliseSlug } from '#contract/modules/modules.ts'
import { ModuleDrawing } from '#web/kit/drawings/module-drawing.tsx'
import { ModuleCard } from '#web/kit/print/module-card.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import type { Need } from './attention-strip.tsx'
import type { AppCard as Card } from './merge-apps.ts'

interface AppCardProps {
  card: Card
  busy: boolean
  /** Whether this role may switch modules on. */
  mayActivate: boolean
  onPress(): void
  onMore(): void
  /** What it waits for, and how to provide it. */
  need: Need | undefined
}

export function AppCard({ card, busy, mayActivate, onPress, onMore, need }: AppCardProps) {
  const { name, slug, isActivated, isRunning, isPlanned } = card
  const { states, view, activate, notHere, planned } = appsPage
  const state = isPlanned ? states.planned : isRunning ? states.running : states.off
  const status = card.need ? moduleNeedCopy[card.need].state : state
  return (
    <ModuleCard
      id={`module-${normaliseSlug(card.app)}`}
      name={name}
      text={card.text}
      badge={card.badge}
      surface={card.surface}
      lead={slug === 'infiniti'}
      running={isRunning}
      alert={card.need !== undefined}
      status={status}
      drawing={slug && <ModuleDrawing name={slug} />}
      action={
        <>
          {slug && (
            <button type="button" className="apps-more" aria-haspopup="dialog" onClick={onMore}>
              {isPlanned ? moduleSheet.openPlanned : moduleSheet.open}
              <span className="visually-hidden"> {name}</span>
            </button>
          )}
          {need?.onFix && (
            <button
              type="button"
              className="apps-more"
              aria-busy={need.busy || undefined}
              onClick={need.onFix}
            >
              {need.fix}
              <span className="visually-hidden">: {name}</span>
            </button>
          )}
          {isPlanned ? (
            <p className="apps-not-here">{planned}</p>
          ) : isActivated || mayActivate ? (
            <Button
              size="small"
              wide
              variant={isActivated ? 'secondary' : 'primary'}
              icon={isActivated ? 'arrow' : 'plus'}
              busy={busy}
              aria-label={`${isActivated ? view : activate}: ${name}`}
              onClick={onPress}
            >
              {isActivated ? view : activate}
            </Button>
          ) : (
            <p className="apps-not-here">{notHere}</p>
          )}
        </>
      }
    />
  )
}
