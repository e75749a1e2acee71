import { findModule, type ModuleSlug } from '#contract/modules/modules.ts'
import type { Context } from '../context.server.ts'

type Bases = Pick<Context['settings'], 'moduleBases'>

/** Whether the module is planned and no other server provides it, so that it cannot be activated. */
export const isPlanned = ({ moduleBases }: Bases, slug: ModuleSlug): boolean =>
  findModule(slug)?.state === 'planned' && moduleBases[slug] === undefined

/** The first of these names that can be switched on, else the dashboard. */
export function moduleToInstall(settings: Bases, ...names: (string | undefined)[]): ModuleSlug {
  const named = names.flatMap((name) => findModule(name ?? '')?.slug ?? [])
  return named.find((slug) => !isPlanned(settings, slug)) ?? 'infiniti'
}
