import { previewWords } from '#content/portal/modules/preview-words.ts'
import { ChartBars } from '#web/kit/data/chart-bars.tsx'
import { ChartFrame } from '#web/kit/data/chart-frame.tsx'
import { CountBars } from './count-bars.tsx'
import type { PreviewProps } from './preview-props.ts'
import './hours.css'

const { hours: words } = previewWords

/** A day of twenty-four bars, by who answered, and what was asked most. */
export function Hours({ bot, desk, questions }: PreviewProps<'hours'>) {
  const labels = bot.map((_, hour) => String(hour).padStart(2, '0'))
  return (
    <div className="preview-hours">
      <ChartFrame
        title={words.title}
        label={words.label}
        x={{ title: words.x, labels, every: 4 }}
        y={{
          title: words.y,
          largest: Math.max(...bot.map((count, hour) => count + (desk[hour] ?? 0))),
          format: String,
        }}
        legend={[
          { ink: 'carbon', label: words.bot },
          { ink: 'canary', label: words.desk },
        ]}
        table={{
          summary: words.table,
          head: [words.x, words.bot, words.desk],
          rows: labels.map((label, hour) => [label, String(bot[hour]), String(desk[hour])]),
        }}
      >
        {(plot) => (
          <ChartBars
            plot={plot}
            bars={labels.map((key, hour) => ({
              key,
              parts: [
                { value: bot[hour] ?? 0, ink: 'carbon' },
                { value: desk[hour] ?? 0, ink: 'canary' },
              ],
            }))}
          />
        )}
      </ChartFrame>
      <div>
        <h3>{words.asked}</h3>
        <CountBars counts={questions} ink="carbon" />
      </div>
    </div>
  )
}
