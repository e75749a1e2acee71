import type { SampleFigure } from '#content/workspaces/workspace.ts'
import { useMoney } from '#web/ui/region.ts'

/** Sums are written in the company's manner, everything else as it stands. */
export function useFigure(): (figure: SampleFigure) => string {
  const money = useMoney()
  return (figure) => (typeof figure === 'string' ? figure : money(figure.sum))
}
