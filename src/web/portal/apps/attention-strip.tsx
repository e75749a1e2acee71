import { appsPage, attention as copy } from '#content/portal/apps.ts'
import { moduleNeedCopy } from '#content/portal/module-needs.ts'
import { type OpenTask, portal } from '#content/portal/portal.ts'
import type { AppList } from '#contract/portal/shapes.ts'
import { moduleNeeds } from '#contract/modules/needs.ts'
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
  go(path: string): void
}

/** What modules of this outlet wait for, each once. People who cannot fix it see it without a button. */
export function needsOf({ outlet, cards, activation, mayActivate, isBeginning, go }: Situation): Need[] {
  if (isBeginning) return []
  const { doing, connect, beginSetup } = activation
  const address = outlet.web_url ?? ''
  return moduleNeeds.flatMap((key) => {
    const modules = cards.filter(({ need }) => need === key)
    if (modules.length === 0) return []
    const first = modules[0]?.slug ?? 'infiniti'
    const { title, act, to } = moduleNeedCopy[key]
    const isHere = key === 'address' || key === 'store'
    const isShopify = key === 'connect' || key === 'reconnect'
    const onFix = isHere
      ? () => beginSetup(first)
      : isShopify
        ? () => void connect(address, first)
        : () => go(to(first))
    return {
      key,
      title,
      text: copy.needs[key]({ outlet: outlet.outlet_name, address, count: modules.length }),
      busy: isShopify && doing === 'connect',
      // Anybody may follow a link; the other actions need the right to switch modules.
      ...(mayActivate || !(isHere || isShopify) ? { fix: act, onFix } : {}),
    }
  })
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
