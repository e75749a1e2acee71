import { ChartBars } from '#web/kit/data/chart-bars.tsx'
import { ChartFrame, type ChartInk } from '#web/kit/data/chart-frame.tsx'
import { previewTexts } from '#content/portal/modules/preview-texts.ts'
import type { PreviewProps } from './preview-props.ts'

const step = 5
const { stopwatch: texts } = previewTexts

/** How long it took from paid to tapped, in bands of five seconds; the quicker half is canary. */
export function Stopwatch({ seconds, caption }: PreviewProps<'stopwatch'>) {
  const labels = seconds.map((_, band) => String((band + 1) * step))
  const all = seconds.reduce((sum, count) => sum + count, 0)
  const bars = seconds.map((value, band) => {
    const before = seconds.slice(0, band).reduce((sum, count) => sum + count, 0)
    const ink: ChartInk = before < all / 2 ? 'canary' : 'carbon'
    return { key: String(band), parts: [{ value, ink }] }
  })
  return (
    <ChartFrame
      title={caption}
      label={texts.label(all)}
      x={{ title: texts.x, labels }}
      y={{ title: texts.y, largest: Math.max(...seconds), format: String }}
      legend={[
        { ink: 'canary', label: texts.quicker },
        { ink: 'carbon', label: texts.slower },
      ]}
      table={{
        summary: texts.table,
        head: [texts.x, texts.y],
        rows: seconds.map((count, band) => [labels[band] ?? '', String(count)]),
      }}
    >
      {(plot) => <ChartBars plot={plot} bars={bars} />}
    </ChartFrame>
  )
}
