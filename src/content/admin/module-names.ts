import { moduleCopy } from '#content/portal/modules.ts'
import { findModule } from '#contract/modules/modules.ts'

/** What merchants call a module; the stored name where this version does not know it. */
export function moduleName(slug: string): string {
  const module = findModule(slug)
  return module ? moduleCopy[module.slug].name : slug
}
