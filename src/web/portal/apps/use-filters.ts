import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { isGoal, isStateFilter, type Filters } from './filter-apps.ts'

const ownChange = 'filters'

function readFilters(search: URLSearchParams): Filters {
  const [show, goal] = [search.get('show'), search.get('goal')]
  return {
    show: isStateFilter(show) ? show : 'all',
    goal: isGoal(goal) ? goal : undefined,
    typed: search.get('q') ?? '',
  }
}

function writeFilters(search: URLSearchParams, { show, goal, typed }: Filters): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries({ show: show === 'all' ? '' : show, goal, q: typed.trim() })) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/**
 * The filters: applied at once and written to the address, so that a refresh, a link and another outlet show the
 * same. The address follows a moment later; it is read back only if somebody else changed it.
 */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const { key, state } = useLocation()
  const [held, setHeld] = useState(() => ({ filters: readFilters(search), key }))
  if (state !== ownChange && held.key !== key) setHeld({ filters: readFilters(search), key })
  const put = (changes: Partial<Filters>) => {
    const filters = { ...held.filters, ...changes }
    setHeld({ filters, key: held.key })
    setSearch(
      (now) => writeFilters(now, filters),
      // Filtering needs no request.
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, state: ownChange },
    )
  }
  return {
    filters: held.filters,
    setShow: (value: string) => put({ show: isStateFilter(value) ? value : 'all' }),
    setGoal: (value: string) => put({ goal: isGoal(value) ? value : undefined }),
    setTyped: (typed: string) => put({ typed }),
    clear: () => put({ show: 'all', goal: undefined, typed: '' }),
  }
}
