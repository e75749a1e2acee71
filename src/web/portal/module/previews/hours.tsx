import { previewTexts } from '#content/portal/modules/preview-texts.ts'
import { ChartBars } from '#web/kit/data/chart-bars.tsx'
import { ChartFrame } from '#web/kit/data/chart-frame.tsx'
import { CountBars } from './count-bars.tsx'
import type { PreviewProps } from './preview-props.ts'
import './hours.css'

const { hours: texts } = previewTexts

/** A day of twenty-four bars, by who answered, and what was asked most. */
export function Hours({ bot, desk, questions }: PreviewProps<'hours'>) {
  const labels = bot.map((_, hour) => String(hour).padStart(2, '0'))
  return (
    <div className="preview-hours">
      <ChartFrame
        title={texts.title}
        label={texts.label}
        x={{ title: texts.x, labels, every: 4 }}
        y={{
          title: texts.y,
          largest: Math.max(...bot.map((count, hour) => count + (desk[hour] ?? 0))),
          format: String,
        }}
        legend={[
          { ink: 'carbon', label: texts.bot },
          { ink: 'canary', label: texts.desk },
        ]}
        table={{
          summary: texts.table,
          head: [texts.x, texts.bot, texts.desk],
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
        <h3>{texts.asked}</h3>
        <CountBars counts={questions} ink="carbon" />
      </div>
    </div>
  )
}
