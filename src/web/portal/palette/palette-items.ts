import { moduleCopy } from '#content/portal/modules.ts'
import { palette as copy } from '#content/portal/command-palette.ts'
import { siteFeatures } from '#content/shared/site-features.ts'
import { modules, type ModuleSlug } from '#contract/modules/modules.ts'
import { type ComboboxItem, matchingItems } from '#web/kit/forms/combobox/combobox-search.ts'
import type { IconName } from '#web/kit/foundations/icon.tsx'
import type { OutletName } from '#contract/portal/shapes.ts'

export type PaletteGroup = keyof typeof copy.groups

export interface PaletteItem extends ComboboxItem {
  group: PaletteGroup
  icon: IconName
  run(): void
}

export interface PaletteActs {
  openModule(slug: ModuleSlug): void
  showModule(slug: ModuleSlug): void
  switchTo(outletId: string): void
}

/** Modules with their state in the outlet at hand; until that is known, they are only shown. */
export const moduleItems = (
  running: ReadonlySet<string> | undefined,
  { openModule, showModule }: PaletteActs,
): PaletteItem[] =>
  modules.map(({ slug, state }) => {
    const isRunning = running?.has(slug) ?? false
    return {
      id: slug,
      group: 'modules',
      icon: isRunning ? 'arrow' : 'plus',
      text: moduleCopy[slug].name,
      detail:
        state === 'planned' && !isRunning ? copy.planned : running && (isRunning ? copy.running : copy.off),
      run: () => (isRunning ? openModule(slug) : showModule(slug)),
    }
  })

/** What the site calls a feature leads to the module that has it. */
export const featureItems = (
  running: ReadonlySet<string> | undefined,
  { openModule, showModule }: PaletteActs,
): PaletteItem[] =>
  modules.flatMap(({ slug }) =>
    (['live', 'planned'] as const).flatMap((state) =>
      siteFeatures[slug][state].map((name) => ({
        id: name,
        group: 'features' as const,
        icon: 'box' as const,
        text: name,
        detail: (state === 'planned' ? copy.plannedIn : copy.in)(moduleCopy[slug].name),
        run: () => (running?.has(slug) ? openModule(slug) : showModule(slug)),
      })),
    ),
  )

/** Where a question is answered: a page of the portal, or one of the site. */
export const answerItems = (open: (path: string) => void): PaletteItem[] =>
  copy.answers.map(([text, path]) => ({
    id: `answer ${text}`,
    group: 'answers',
    icon: 'right',
    text,
    run: () => open(path),
  }))

export const outletItems = (
  outlets: readonly OutletName[],
  here: string | undefined,
  { switchTo }: PaletteActs,
): PaletteItem[] =>
  outlets
    .filter(({ id, webUrl }) => webUrl !== null && id !== here)
    .map(({ id, name, webUrl }) => ({
      id,
      group: 'outlets',
      icon: 'store',
      text: name,
      detail: webUrl === name ? undefined : (webUrl ?? undefined),
      run: () => switchTo(id),
    }))

/** With a thousand outlets a list is read by typing, so each group shows only its first few. */
const mostRows: Record<PaletteGroup, number> = {
  modules: 11,
  features: 8,
  outlets: 5,
  pages: 14,
  actions: 10,
  answers: 8,
}

export interface PaletteRows {
  groups: { group: PaletteGroup; rows: PaletteItem[]; more: number }[]
  rows: PaletteItem[]
}

const order: PaletteGroup[] = ['modules', 'features', 'outlets', 'pages', 'actions', 'answers']

export function paletteRows(items: readonly PaletteItem[], typed: string): PaletteRows {
  // Features and answers are many, and are looked for by name.
  const wanted = typed.trim()
    ? items
    : items.filter(({ group }) => group !== 'features' && group !== 'answers')
  const found = matchingItems(wanted, typed)
  const groups = order
    .map((group) => {
      const all = found.filter((item) => item.group === group)
      const rows = all.slice(0, mostRows[group])
      return { group, rows, more: all.length - rows.length }
    })
    .filter(({ rows }) => rows.length > 0)
  return { groups, rows: groups.flatMap(({ rows }) => rows) }
}
