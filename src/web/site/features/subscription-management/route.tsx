import { subscriptionManagement, subscriptionParts } from '#content/site/features/subscription-management.ts'
import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { ThirteenDates } from '#web/site/features/figures/band-pictures.tsx'
import { FigureSection } from '#web/site/features/figures/figure-section.tsx'
import { MonthLeaves } from '#web/site/features/subscription-management/month-leaves.tsx'
import { ScreenPair } from '#web/site/features/figures/screen-pair.tsx'
import { SubscriptionYear } from '#web/site/features/subscription-management/subscription-year.tsx'
import { TearOffCalendar } from '#web/site/features/subscription-management/tear-off-calendar.tsx'
import { PackingPanel } from '#web/site/features/subscription-management/screens.tsx'
import { SubscriptionScreen } from '#web/site/mock-ups/subscription-screen.tsx'
import { FeaturePage } from '../feature-page.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.subscriptionManagement)

const { calendar, desk, features, year } = subscriptionParts

export default function SubscriptionManagement() {
  return (
    <FeaturePage
      content={subscriptionManagement}
      look={{
        hero: 'left',
        surface: 'pink',
        reveal: 'sentences',
        steps: 'ruler',
        experiences: 'copies',
        band: 'white',
        order: ['own', 'reveal', 'steps', 'experiences', 'memo'],
      }}
      screen={<TearOffCalendar copy={calendar} />}
      band={<ThirteenDates dates={year.boxes} />}
    >
      <FigureSection heading={year.heading} text={year.text}>
        <SubscriptionYear copy={year} />
      </FigureSection>
      <FigureSection heading={desk.heading} text={desk.text}>
        <ScreenPair
          phone={<SubscriptionScreen />}
          panel={<PackingPanel copy={desk} />}
          note={desk.note}
          surface="white"
        />
      </FigureSection>
      <FigureSection heading={features.heading} text={features.text} layout="beside">
        <MonthLeaves modules={features.modules} />
      </FigureSection>
    </FeaturePage>
  )
}
