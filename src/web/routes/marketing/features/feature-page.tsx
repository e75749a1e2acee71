import type { ReactNode } from 'react'
import { capabilities } from '#content/capabilities.ts'
import { featureOf, type FeatureSummary, neighboursOf, relatedTo } from '#content/features/cycle.ts'
import { featureLabels } from '#content/features/labels.ts'
import type { FeatureContent } from '#content/features/types.ts'
import { pages } from '#content/pages.ts'
import { MarketingLayout } from '#web/layouts/marketing-layout.tsx'
import { FeatureBand } from '#web/sections/feature/feature-band.tsx'
import { FeatureCards } from '#web/sections/feature/feature-cards.tsx'
import { FeatureDemo } from '#web/sections/feature/feature-demo.tsx'
import { FeatureExperiences } from '#web/sections/feature/feature-experiences.tsx'
import { FeatureHero } from '#web/sections/feature/feature-hero.tsx'
import { FeatureMemo } from '#web/sections/feature/feature-memo.tsx'
import { FeatureRelated } from '#web/sections/feature/feature-related.tsx'
import { FeatureReveal } from '#web/sections/feature/feature-reveal.tsx'
import { FeatureSteps } from '#web/sections/feature/feature-steps.tsx'
import type { FeatureLook } from '#web/sections/feature/looks.ts'
import { Marquee } from '#web/sections/marquee/marquee.tsx'

interface FeaturePageProps {
  content: FeatureContent
  look: FeatureLook
  /** The hero's product screen at real size. */
  screen: ReactNode
  /** The picture of the full-width band. */
  band: ReactNode
  /** One drawing for each line of the description, and one for each experience. */
  lineDrawings?: readonly ReactNode[]
  experienceDrawings?: readonly ReactNode[]
  /** A part that only this page has; it stands after the steps. */
  children?: ReactNode
}

/** The composition of a feature page. What differs from page to page arrives as content, look and pictures. */
export function FeaturePage({
  content,
  look,
  screen,
  band,
  lineDrawings,
  experienceDrawings,
  children,
}: FeaturePageProps) {
  const { previous, next } = neighboursOf(content.slug)
  return (
    <MarketingLayout>
      <article className="feature-page">
        <FeatureHero copy={content} install={featureLabels.install} look={look}>
          {screen}
        </FeatureHero>
        <FeatureReveal copy={content.reveal} look={look.reveal} drawings={lineDrawings} />
        <FeatureSteps copy={content.steps} look={look.steps} />
        {children}
        <FeatureExperiences
          copy={content.experiences}
          look={look.experiences}
          drawings={experienceDrawings}
        />
        <FeatureBand copy={content.parallax} stock={look.band}>
          {band}
        </FeatureBand>
        <Marquee copy={capabilities} />
        <FeatureMemo copy={content.memo} />
        <FeatureDemo copy={content.demo} />
        <FeatureRelated rows={relatedTo(content.slug).map(cardOf)} labels={featureLabels.related} />
        <FeatureCards
          current={cardOf(featureOf(content.slug))}
          previous={cardOf(previous)}
          next={cardOf(next)}
          labels={featureLabels.cards}
        />
      </article>
    </MarketingLayout>
  )
}

const cardOf = (feature: FeatureSummary) => ({ ...feature, path: pages[feature.page].path })
