import {
  returnsExchange,
  returnsParts,
} from '#content/site/features/returns-exchange-replacement-management.ts'
import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { ThreeLanes } from '#web/site/features/figures/band-pictures.tsx'
import { CopyMatrix } from '#web/site/features/returns-exchange-replacement-management/copy-matrix.tsx'
import { FigureSection } from '#web/site/features/figures/figure-section.tsx'
import { ReturnPolicy } from '#web/site/features/returns-exchange-replacement-management/return-policy.tsx'
import { ReturnForms } from '#web/site/features/returns-exchange-replacement-management/return-forms.tsx'
import { ScreenPair } from '#web/site/features/figures/screen-pair.tsx'
import { BenchPanel } from '#web/site/features/returns-exchange-replacement-management/screens.tsx'
import { ReturnsScreen } from '#web/site/mock-ups/returns-screen.tsx'
import { FeaturePage } from '../feature-page.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.returnsExchange)

const { counter, features, forms, policy } = returnsParts

export default function ReturnsExchange() {
  return (
    <FeaturePage
      content={returnsExchange}
      look={{
        hero: 'plate',
        surface: 'white',
        reveal: 'cells',
        steps: 'stubs',
        experiences: 'row',
        band: 'blue',
        order: ['steps', 'reveal', 'own', 'memo', 'experiences'],
      }}
      screen={<ReturnForms copy={forms} />}
      band={<ThreeLanes />}
    >
      <FigureSection heading={features.heading} text={features.text}>
        <CopyMatrix modules={features.modules} />
      </FigureSection>
      <FigureSection heading={counter.heading} text={counter.text}>
        <ScreenPair
          phone={<ReturnsScreen />}
          panel={<BenchPanel copy={counter} />}
          note={counter.note}
          phoneSide="end"
          surface="canary"
        />
      </FigureSection>
      <FigureSection heading={policy.heading} text={policy.text} layout="beside">
        <ReturnPolicy copy={policy} />
      </FigureSection>
    </FeaturePage>
  )
}
