import type { Preview } from '#content/portal/modules/workspace.ts'
import type { SettingValues } from '#contract/modules/settings.ts'
import { CustomerCard } from './customer-card.tsx'
import { Digits } from './digits.tsx'
import { Funnel } from './funnel.tsx'
import { Generations } from './generations.tsx'
import { Hours } from './hours.tsx'
import { Meters } from './meters.tsx'
import { PunchCard } from './punch-card.tsx'
import { Stars } from './stars.tsx'
import { Stopwatch } from './stopwatch.tsx'
import { Thread } from './thread.tsx'
import { Weeks } from './weeks.tsx'

interface ModulePreviewProps {
  preview: Preview
  /** Some previews show what is set: a code has as many digits as it will have. */
  settings: SettingValues
}

export function ModulePreview({ preview, settings }: ModulePreviewProps) {
  switch (preview.kind) {
    case 'meters':
      return <Meters {...preview} />
    case 'funnel':
      return <Funnel {...preview} />
    case 'generations':
      return <Generations {...preview} />
    case 'stopwatch':
      return <Stopwatch {...preview} />
    case 'stars':
      return <Stars {...preview} />
    case 'digits':
      return <Digits {...preview} digits={Number(settings.digits)} />
    case 'card':
      return <CustomerCard {...preview} />
    case 'thread':
      return <Thread {...preview} />
    case 'weeks':
      return <Weeks {...preview} />
    case 'hours':
      return <Hours {...preview} />
    case 'punch-card':
      return <PunchCard {...preview} />
  }
}
