import { loyaltyParts, loyaltyProgram } from '#content/site/features/loyalty-program.ts'
import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { CouponSheet } from '#web/site/features/loyalty-program/coupon-sheet.tsx'
import { FigureSection } from '#web/site/features/figures/figure-section.tsx'
import { PointsNote } from '#web/site/features/loyalty-program/points-note.tsx'
import { PointCost } from '#web/site/features/loyalty-program/point-cost.tsx'
import { ScreenPair } from '#web/site/features/figures/screen-pair.tsx'
import { TierStair } from '#web/site/features/loyalty-program/tier-stair.tsx'
import { PointsBook } from '#web/site/features/loyalty-program/screens.tsx'
import { EssentialDrawing } from '#web/kit/drawings/essential-drawing.tsx'
import { LoyaltyScreen } from '#web/site/mock-ups/loyalty-screen.tsx'
import { FeaturePage } from '../feature-page.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.loyaltyProgram)

const lines = [
  'loyalty-points',
  'tiers-and-memberships',
  'rewards-and-offers',
  'reorder',
  'recently-viewed',
  'profile-management',
] as const

const { book, cost, coupons, stair } = loyaltyParts

export default function LoyaltyProgram() {
  return (
    <FeaturePage
      content={loyaltyProgram}
      look={{
        hero: 'ticket',
        surface: 'blue',
        reveal: 'ledger',
        steps: 'ladder',
        experiences: 'stairs',
        band: 'canary',
        order: ['reveal', 'own', 'memo', 'steps', 'experiences'],
      }}
      screen={<TierStair copy={stair} />}
      band={<PointsNote />}
      lineDrawings={lines.map((name) => (
        <EssentialDrawing key={name} name={name} />
      ))}
      experienceDrawings={[
        <EssentialDrawing key="customer" name="loyalty-points" />,
        <EssentialDrawing key="desk" name="rewards-and-offers" />,
        <EssentialDrawing key="books" name="tiers-and-memberships" />,
      ]}
    >
      <FigureSection heading={book.heading} text={book.text}>
        <ScreenPair
          phone={<LoyaltyScreen />}
          panel={<PointsBook copy={book} />}
          note={book.note}
          phoneSide="end"
          surface="canary"
        />
      </FigureSection>
      <FigureSection heading={coupons.heading} text={coupons.text} layout="beside">
        <CouponSheet modules={coupons.modules} />
      </FigureSection>
      <FigureSection heading={cost.heading} text={cost.text}>
        <PointCost copy={cost} />
      </FigureSection>
    </FeaturePage>
  )
}
