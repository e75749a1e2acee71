import { previewWords } from '#content/portal/modules/preview-words.ts'
import { ChartBars } from '#web/kit/data/chart-bars.tsx'
import { ChartFrame } from '#web/kit/data/chart-frame.tsx'
import type { PreviewProps } from './preview-props.ts'

const { weeks: words } = previewWords

/** What was sent each week; the part that was opened is in blue ink. */
export function Weeks({ weeks }: PreviewProps<'weeks'>) {
  return (
    <ChartFrame
      title={words.title}
      label={words.label}
      x={{ title: words.x, labels: weeks.map(({ name }) => name) }}
      y={{
        title: words.y,
        largest: Math.max(...weeks.map(({ opened, unopened }) => opened + unopened)),
        format: String,
      }}
      legend={[
        { ink: 'carbon', label: words.opened },
        { ink: 'white', label: words.unopened },
      ]}
      table={{
        summary: words.table,
        head: [words.x, words.opened, words.unopened],
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
