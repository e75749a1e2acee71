import { moduleCopy, type ModuleCopy } from '#content/portal/modules.ts'
import { findModule, type ModuleSlug } from '#contract/modules/modules.ts'
import type { AppList } from '#contract/portal/shapes.ts'
import type { ModuleNeed } from '#contract/modules/needs.ts'

/** A card: the server's state of a module with our texts. */
export interface AppCard extends ModuleCopy {
  /** As the server writes it. */
  app: string
  /** Undefined for a module that this version of the page does not know. */
  slug: ModuleSlug | undefined
  isActivated: boolean
  isRunning: boolean
  since: string | null
  /** It does nothing yet and cannot be activated. */
  isPlanned: boolean
  /** What an activated module waits for first; the page warns of it. */
  need: ModuleNeed | undefined
}

/** Names are brought to one form first: `Product Review` and `product_review` are the same module. */
export const mergeApps = (apps: AppList['data']): AppCard[] =>
  apps.map(({ slug: app, is_planned, is_installed, installed_at, missing }) => {
    const slug = findModule(app)?.slug
    const copy = slug
      ? moduleCopy[slug]
      : { name: app, text: '', badge: '', surface: 'white' as const, goals: [] }
    return {
      ...copy,
      app,
      slug,
      isActivated: is_installed,
      isRunning: is_installed && missing.length === 0,
      since: installed_at,
      isPlanned: is_planned,
      need: missing[0],
    }
  })
