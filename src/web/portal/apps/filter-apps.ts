import { appsFilter, type Goal, type StateFilter } from '#content/portal/apps.ts'
import { namesOf } from '#content/shared/site-features.ts'
import { matchingItems } from '#web/kit/forms/combobox/combobox-search.ts'
import type { AppCard } from './merge-apps.ts'

export interface Filters {
  show: StateFilter
  goal: Goal | undefined
  typed: string
}

const fits: Record<StateFilter, (card: AppCard) => boolean> = {
  all: () => true,
  running: (card) => card.isRunning,
  // A module that waits for something does not run either.
  off: (card) => !card.isRunning && !card.isPlanned,
  planned: (card) => card.isPlanned,
  // The warnings are its list.
  attention: () => false,
}

/** The cards that match all filters. */
export function filterApps(cards: readonly AppCard[], { show, goal, typed }: Filters): AppCard[] {
  const fitting = cards.filter((card) => fits[show](card) && (!goal || card.goals.includes(goal)))
  const items = fitting.map((card) => ({ id: card.app, text: searchTextOf(card), card }))
  return matchingItems(items, typed).map(({ card }) => card)
}

const searchTextOf = (card: AppCard) =>
  [
    card.name,
    card.text,
    card.badge,
    ...card.goals.map((goal) => appsFilter.goals[goal]),
    ...(card.slug ? namesOf(card.slug) : []),
  ].join(' ')

/** How many entries each state lists: cards, or for attention the warnings of the page. */
export const countStates = (cards: readonly AppCard[], warnings: number): Record<StateFilter, number> => ({
  all: cards.length,
  running: cards.filter(fits.running).length,
  off: cards.filter(fits.off).length,
  planned: cards.filter(fits.planned).length,
  attention: warnings,
})

export const isStateFilter = (value: string | null): value is StateFilter =>
  value !== null && Object.hasOwn(appsFilter.states, value)

export const isGoal = (value: string | null): value is Goal =>
  value !== null && Object.hasOwn(appsFilter.goals, value)
