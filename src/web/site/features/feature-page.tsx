import { Fragment, type ReactNode } from 'react'
import { capabilities } from '#content/site/capabilities.ts'
import { infoOf, neighboursOf, relatedTo } from '#content/site/features/cycle.ts'
import { featureLabels } from '#content/site/features/labels.ts'
import type { FeatureContent } from '#content/site/features/types.ts'
import { featurePages } from '#content/shared/feature-pages.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { FeatureBand } from '#web/site/features/sections/feature-band.tsx'
import { FeatureCards } from '#web/site/features/sections/feature-cards.tsx'
import { FeatureDemo } from '#web/site/features/sections/feature-demo.tsx'
import { FeatureExperiences } from '#web/site/features/sections/feature-experiences.tsx'
import { FeatureHero } from '#web/site/features/sections/feature-hero.tsx'
import { FeatureMemo } from '#web/site/features/sections/feature-memo.tsx'
import { FeatureRelated } from '#web/site/features/sections/feature-related.tsx'
import { FeatureReveal } from '#web/site/features/sections/feature-reveal.tsx'
import { FeatureSteps } from '#web/site/features/sections/feature-steps.tsx'
import type { FeatureLook, FeaturePart } from '#web/site/features/sections/looks.ts'
import { Marquee } from '#web/site/parts/marquee.tsx'

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
  /** Parts that only this page has. */
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
  const current = featurePages[content.page]
  const parts: Record<FeaturePart, ReactNode> = {
    reveal: <FeatureReveal copy={content.reveal} look={look.reveal} drawings={lineDrawings} />,
    steps: <FeatureSteps copy={content.steps} look={look.steps} />,
    own: children,
    experiences: (
      <FeatureExperiences copy={content.experiences} look={look.experiences} drawings={experienceDrawings} />
    ),
    memo: <FeatureMemo copy={content.memo} />,
  }
  return (
    <SiteLayout>
      <article className="feature-page">
        <FeatureHero
          heading={current.heading}
          description={content.description}
          info={infoOf(content.page)}
          install={featureLabels.install}
          look={look}
        >
          {screen}
        </FeatureHero>
        {look.order.map((part) => (
          <Fragment key={part}>{parts[part]}</Fragment>
        ))}
        <FeatureBand copy={content.parallax} surface={look.band}>
          {band}
        </FeatureBand>
        <Marquee copy={capabilities} />
        <FeatureDemo copy={content.demo} />
        <FeatureRelated rows={relatedTo(content.page)} labels={featureLabels.related} />
        <FeatureCards current={current} {...neighboursOf(content.page)} labels={featureLabels.cards} />
      </article>
    </SiteLayout>
  )
}
