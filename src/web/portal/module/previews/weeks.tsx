import { previewTexts } from '#content/portal/modules/preview-texts.ts'
import { ChartBars } from '#web/kit/data/chart-bars.tsx'
import { ChartFrame } from '#web/kit/data/chart-frame.tsx'
import type { PreviewProps } from './preview-props.ts'

const { weeks: texts } = previewTexts

/** What was sent each week; the part that was opened is in blue ink. */
export function Weeks({ weeks }: PreviewProps<'weeks'>) {
  return (
    <ChartFrame
      title={texts.title}
      label={texts.label}
      x={{ title: texts.x, labels: weeks.map(({ name }) => name) }}
      y={{
        title: texts.y,
        largest: Math.max(...weeks.map(({ opened, unopened }) => opened + unopened)),
        format: String,
      }}
      legend={[
        { ink: 'carbon', label: texts.opened },
        { ink: 'white', label: texts.unopened },
      ]}
      table={{
        summary: texts.table,
        head: [texts.x, texts.opened, texts.unopened],
        rows: weeks.map(({ name, opened, unopened }) => [name, String(opened), String(unopened)]),
      }}
    >
      {(plot) => (
        <ChartBars
          plot={plot}
          bars={weeks.map(({ name, opened, unopened }) => ({
            key: name,
            parts: [
              { value: opened, ink: 'carbon' },
              { value: unopened, ink: 'white' },
            ],
          }))}
        />
      )}
    </ChartFrame>
  )
}
