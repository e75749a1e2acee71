import { moduleCopy, type ModuleCopy } from '#content/portal/modules.ts'
import { findModule, type ModuleSlug } from '#contract/modules/modules.ts'
import type { AppList } from '#contract/portal/shapes.ts'

/** A card: what the server says of a module, with what we say of it. */
export interface AppCard extends ModuleCopy {
  /** As the server writes it. */
  app: string
  /** Undefined for a module that this version of the page does not know. */
  slug: ModuleSlug | undefined
  isActivated: boolean
  isRunning: boolean
  since: string | null
  needsShop: boolean
  /** Paused until the plan of the store runs. */
  needsPlan: boolean
  /** Something that the page warns of keeps it from working. */
  needsAttention: boolean
}

/** Names are brought to one form first: `Product Review` and `product_review` are the same module. */
export const mergeApps = (
  apps: AppList['data'],
  outlet: Pick<AppList['outlet'], 'web_url' | 'connection'>,
): AppCard[] =>
  apps.map(({ slug: app, is_installed, installed_at, needs }) => {
    const slug = findModule(app)?.slug
    const copy = slug
      ? moduleCopy[slug]
      : { name: app, text: '', badge: '', surface: 'white' as const, goals: [] }
    return {
      ...copy,
      app,
      slug,
      isActivated: is_installed,
      isRunning: is_installed && needs !== 'plan',
      since: installed_at,
      needsShop: needs === 'reconnect',
      needsPlan: needs === 'plan',
      needsAttention: needs !== null || (is_installed && !hasStore(outlet)),
    }
  })

/** A running module works on a store: one with an address, connected where that is needed. */
const hasStore = ({ web_url, connection }: Pick<AppList['outlet'], 'web_url' | 'connection'>) =>
  web_url !== null && (connection === 'connected' || connection === 'not-needed')
