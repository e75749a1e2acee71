import { appsFilter as copy, type StateFilter } from '#content/portal/apps.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import type { useSieve } from './use-filters.ts'
import './filter-bar.css'

interface SieveBarProps extends ReturnType<typeof useSieve> {
  counts: Record<StateFilter, number>
  shown: number
}

const stateFilters: StateFilter[] = ['all', 'running', 'off', 'attention']
const goals = Object.entries(copy.goals).map(([value, text]) => ({ value, text }))

/** One row of cells above the cards: state, goal, words. What it leaves is said aloud. */
export function SieveBar({ sieve, counts, shown, setShow, setGoal, setTyped }: SieveBarProps) {
  const cells = stateFilters.map((value) => ({
    value,
    title: copy.states[value],
    note: String(counts[value]),
  }))
  return (
    <search className="sieve-bar">
      <RadioCells legend={copy.legend} variant="strip" cells={cells} value={sieve.show} onChange={setShow} />
      <Select
        label={copy.goal}
        options={[{ value: '', text: copy.anyGoal }, ...goals]}
        value={sieve.goal ?? ''}
        onChange={(event) => setGoal(event.currentTarget.value)}
      />
      <Field
        label={copy.search}
        type="search"
        autoComplete="off"
        placeholder={copy.placeholder}
        value={sieve.typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <output className="visually-hidden">{copy.count(shown, counts.all)}</output>
    </search>
  )
}
