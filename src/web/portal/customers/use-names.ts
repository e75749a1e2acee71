import { useEffect, useState } from 'react'
import type { Person } from '#contract/customers/shapes.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'

/** `hidden` during a visit of our staff; `refused` where the store shows us nobody. */
export type NamesState = 'asking' | 'live' | 'away' | 'hidden' | 'refused'

export interface Names {
  state: NamesState
  people: ReadonlyMap<string, Person>
  again(): Promise<void>
}

const nobody: ReadonlyMap<string, Person> = new Map()

interface Answer {
  wanted: string
  state: NamesState
  people: Names['people']
}

/** Who these customers are, asked of the store once the page stands. Nothing is kept. */
export function useNames(ids: readonly string[]): Names {
  const wanted = ids.join(',')
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (wanted === '') return undefined
    let isWanted = true
    const ask = async () => {
      const said = await askNames(wanted)
      if (isWanted) setAnswer({ wanted, ...said })
    }
    void ask()
    return () => {
      isWanted = false
    }
  }, [wanted])
  const again = async () => {
    setAnswer(undefined)
    const said = await askNames(wanted)
    // Those of another page may have been asked for meanwhile.
    setAnswer((now) => (now && now.wanted !== wanted ? now : { wanted, ...said }))
  }
  const known = answer?.wanted === wanted ? answer : undefined
  const state = wanted === '' ? 'live' : (known?.state ?? 'asking')
  return { state, people: known?.people ?? nobody, again }
}

async function askNames(ids: string): Promise<{ state: NamesState; people: Names['people'] }> {
  const result = await merchantApi('customerNames', { ids })
  if (!result.ok) {
    return { state: result.problem?.code === 'not_on_visit' ? 'hidden' : 'away', people: nobody }
  }
  const { people, is_live: isLive } = result.data.data
  if (!isLive) return { state: 'away', people: nobody }
  const isShown = people.some(({ name, email, phone }) => name !== '' || email !== '' || phone !== '')
  return {
    state: people.length === 0 || isShown ? 'live' : 'refused',
    people: new Map(people.map((person) => [person.id, person])),
  }
}
