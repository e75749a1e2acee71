import { appsFilter as copy, type StateFilter } from '#content/portal/apps.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import type { useFilters } from './use-filters.ts'
import './filter-bar.css'

interface FilterBarProps extends ReturnType<typeof useFilters> {
  counts: Record<StateFilter, number>
  shown: number
}

const stateFilters: StateFilter[] = ['all', 'running', 'off', 'planned', 'attention']
const goals = Object.entries(copy.goals).map(([value, text]) => ({ value, text }))

/** The filters above the cards: state, goal, search. The number of results is announced. */
export function FilterBar({ filters, counts, shown, setShow, setGoal, setTyped }: FilterBarProps) {
  const cells = stateFilters.map((value) => ({
    value,
    title: copy.states[value],
    note: String(counts[value]),
  }))
  return (
    <search className="filter-bar">
      <RadioCells
        legend={copy.legend}
        variant="strip"
        cells={cells}
        value={filters.show}
        onChange={setShow}
      />
      <Select
        label={copy.goal}
        options={[{ value: '', text: copy.anyGoal }, ...goals]}
        value={filters.goal ?? ''}
        onChange={(event) => setGoal(event.currentTarget.value)}
      />
      <Field
        label={copy.search}
        type="search"
        autoComplete="off"
        placeholder={copy.placeholder}
        value={filters.typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <output className="visually-hidden">{copy.count(shown, counts.all)}</output>
    </search>
  )
}
