import type { Exhibit } from '#content/portal/modules/workspace.ts'
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

interface ExhibitOfProps {
  exhibit: Exhibit
  /** Some exhibits show what is set: a code has as many digits as it will have. */
  settings: SettingValues
}

export function ExhibitOf({ exhibit, settings }: ExhibitOfProps) {
  switch (exhibit.kind) {
    case 'meters':
      return <Meters {...exhibit} />
    case 'funnel':
      return <Funnel {...exhibit} />
    case 'generations':
      return <Generations {...exhibit} />
    case 'stopwatch':
      return <Stopwatch {...exhibit} />
    case 'stars':
      return <Stars {...exhibit} />
    case 'digits':
      return <Digits {...exhibit} digits={Number(settings.digits)} />
    case 'card':
      return <CustomerCard {...exhibit} />
    case 'thread':
      return <Thread {...exhibit} />
    case 'weeks':
      return <Weeks {...exhibit} />
    case 'hours':
      return <Hours {...exhibit} />
    case 'punch-card':
      return <PunchCard {...exhibit} />
  }
}
