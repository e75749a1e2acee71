import { appsPage, moduleSheet } from '#content/portal/apps.ts'
import { normaliseSlug } from '#contract/modules/modules.ts'
import { ModuleDrawing } from '#web/kit/drawings/module-drawing.tsx'
import { ModuleCard } from '#web/kit/print/module-card.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import type { AppCard as Card } from './merge-apps.ts'

interface AppCardProps {
  card: Card
  busy: boolean
  /** Whether this role may switch modules on. */
  mayActivate: boolean
  onPress(): void
  onMore(): void
}

export function AppCard({ card, busy, mayActivate, onPress, onMore }: AppCardProps) {
  const { name, slug, isActivated, isRunning, needsShop, needsPlan } = card
  const { states, view, activate, notHere } = appsPage
  const status = needsShop
    ? states.attention
    : needsPlan
      ? states.paused
      : isRunning
        ? states.running
        : states.off
  return (
    <ModuleCard
      id={`module-${normaliseSlug(card.app)}`}
      name={name}
      text={card.text}
      badge={card.badge}
      surface={card.surface}
      lead={slug === 'infiniti'}
      running={isRunning}
      alert={needsShop || needsPlan}
      status={status}
      drawing={slug && <ModuleDrawing name={slug} />}
      action={
        <>
          {slug && (
            <button type="button" className="apps-more" aria-haspopup="dialog" onClick={onMore}>
              {moduleSheet.open}
              <span className="visually-hidden"> {name}</span>
            </button>
          )}
          {isActivated || mayActivate ? (
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
