import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isGoal, isStateFilter, type Sieve } from './sift-apps.ts'

/** What is asked for, in the address: a refresh, a link and another outlet show the same sieve. */
export function useSieve() {
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState(search.get('q') ?? '')
  const [show, goal] = [search.get('show'), search.get('goal')]
  const sieve: Sieve = {
    show: isStateFilter(show) ? show : 'all',
    goal: isGoal(goal) ? goal : undefined,
    typed,
  }
  const put = (changes: Record<string, string>) => {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      // Nothing is asked of the server for it: the cards are here.
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    )
  }
  return {
    sieve,
    setShow: (value: string) => put({ show: value === 'all' ? '' : value }),
    setGoal: (value: string) => put({ goal: value }),
    setTyped: (value: string) => {
      setTyped(value)
      put({ q: value.trim() })
    },
    clear: () => {
      setTyped('')
      put({ show: '', goal: '', q: '' })
    },
  }
}
