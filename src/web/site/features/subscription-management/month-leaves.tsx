import { type ModuleList, ModuleLists } from '../figures/module-lists.tsx'
import './month-leaves.css'

interface MonthLeavesProps {
  modules: readonly ModuleList<'white' | 'canary' | 'pink'>[]
}

/** A wall calendar with a feature on each of its leaves, a row to a module. */
export function MonthLeaves({ modules }: MonthLeavesProps) {
  return <ModuleLists className="month-leaves" modules={modules} />
}
