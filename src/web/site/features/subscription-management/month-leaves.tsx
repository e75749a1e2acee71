import { type StockedList, StockedLists } from '../figures/stocked-lists.tsx'
import './month-leaves.css'

interface MonthLeavesProps {
  modules: readonly StockedList<'white' | 'canary' | 'pink'>[]
}

/** A wall calendar with a feature on each of its leaves, a row to a module. */
export function MonthLeaves({ modules }: MonthLeavesProps) {
  return <StockedLists className="month-leaves" modules={modules} />
}
