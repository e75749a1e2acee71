import { appsPage, attention as copy } from '#content/portal/apps.ts'
import { type OpenTask, portal } from '#content/portal/portal.ts'
import type { AppList } from '#contract/portal/shapes.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { Mark } from '#web/kit/foundations/mark.tsx'
import type { AppCard } from './merge-apps.ts'
import type { Activation } from './use-activation.ts'
import type { GrantRefusal } from './use-grant-end.ts'
import './attention-strip.css'

export interface Need {
  key: string
  title: string
  text: string
  fix?: string
  busy?: boolean
  onFix?(): void
  onDismiss?(): void
}

/** Problems shown above the cards, each with the one action that solves it. */
export function AttentionStrip({ needs }: { needs: readonly Need[] }) {
  if (needs.length === 0) return null
  return (
    <section className="attention" aria-label={copy.name} data-surface="pink">
      <ul>
        {needs.map(({ key, title, text, fix, busy, onFix, onDismiss }) => (
          <li key={key} className="attention-item">
            <Icon name="warning" />
            <p>
              <b>{title}</b> {text}
            </p>
            {fix && (
              <button type="button" className="attention-fix" aria-busy={busy || undefined} onClick={onFix}>
                {fix}
                {busy ? <Mark running /> : <Icon name="arrow" />}
              </button>
            )}
            {onDismiss && (
              <button
                type="button"
                className="attention-close"
                aria-label={copy.refused.dismiss}
                onClick={onDismiss}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Situation {
  outlet: AppList['outlet']
  cards: readonly AppCard[]
  activation: Activation
  mayActivate: boolean
  /** While the checklist is there, it asks for address and connection. */
  isBeginning: boolean
  toBilling(): void
}

/** Problems of this outlet. People who cannot solve them see them without a button. */
export function needsOf({
  outlet,
  cards,
  activation,
  mayActivate,
  isBeginning,
  toBilling,
}: Situation): Need[] {
  if (isBeginning) return []
  const { doing, connect, beginSetup } = activation
  const { web_url: shop, connection } = outlet
  const running = cards.filter((card) => card.isActivated)
  const first = running[0]?.slug ?? 'infiniti'
  const fixing = (fix: string, onFix: () => void) => (mayActivate ? { fix, onFix } : {})
  if (!shop) {
    const { title, text, fix } = copy.address
    return [
      { key: 'address', title, text: text(outlet.outlet_name), ...fixing(fix, () => beginSetup(first)) },
    ]
  }
  if (connection !== 'lost' && connection !== 'open') {
    const paused = cards.filter((card) => card.needsPlan).length
    if (paused === 0) return []
    const { title, text, fix } = copy.plan
    return [{ key: 'plan', title, text: text(paused), fix, onFix: toBilling }]
  }
  const texts = copy[connection]
  return [
    {
      key: connection,
      title: texts.title,
      text: texts.text(shop, running.length),
      busy: doing === 'connect',
      ...fixing(texts.fix, () => void connect(shop, first)),
    },
  ]
}

/** The store was not connected; shown until it is tried again or closed. */
export function refusalNeed(
  { title, message, shop, app }: GrantRefusal,
  { doing, connect }: Activation,
  onDismiss: () => void,
): Need {
  const retry = shop ? { fix: copy.refused.fix, onFix: () => void connect(shop, app) } : {}
  return { key: 'refused', title: `${title}.`, text: message, busy: doing === 'connect', ...retry, onDismiss }
}

/** What the frame shows above every page, with its button. */
export const taskNeed = (task: OpenTask): Need => ({ key: task, ...portal.openTasks[task] })

/** The cards could not be read anew. */
export const staleNeed = (message: string, busy: boolean, onFix: () => void): Need => ({
  key: 'stale',
  title: copy.stale.title,
  text: `${message} ${copy.stale.text}`,
  fix: appsPage.failed.again,
  busy,
  onFix,
})
