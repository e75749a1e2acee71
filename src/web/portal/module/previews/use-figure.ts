import type { SampleFigure } from '#content/portal/modules/workspace.ts'
import { useMoney } from '#web/kit/data/region.ts'

/** Sums are written in the company's manner, everything else as it stands. */
export function useFigure(): (figure: SampleFigure) => string {
  const money = useMoney()
  return (figure) => (typeof figure === 'string' ? figure : money(figure.sum))
}
