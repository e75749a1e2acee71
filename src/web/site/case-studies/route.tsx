import { caseStudies, caseStudyPage as words, drawn } from '#content/site/case-studies.ts'
import { pages } from '#content/shared/pages.ts'
import { articleThings } from '#content/site/structured-data/article.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { OwnCount } from '#web/site/case-studies/own-count.tsx'
import { EmailStory, RetentionStory, TicketsStory } from '#web/site/case-studies/stories.tsx'
import { ClosingStrip } from '#web/site/parts/closing-strip.tsx'
import './case-studies.css'

export const handle = { document: true }
export const meta = () => headOf(pages.caseStudies, articleThings)

export default function CaseStudies() {
  const { tickets, email, retention } = caseStudies
  return (
    <SiteLayout>
      <article>
        <header className="case-studies-head">
          <div className="case-studies-title wrap">
            <h1>
              {words.heading.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </h1>
            <div>
              <p className="lead">{words.lead}</p>
              <p>{words.note}</p>
            </div>
          </div>
          <ol className="case-studies-index">
            {[tickets, email, retention].map(({ id, figure, of, headline }, index) => (
              <li key={id} data-surface={(['white', 'canary', 'pink'] as const)[index]}>
                <a href={`#${id}`}>
                  <b>{figure}</b>
                  <span>{of}</span>
                  <span className="visually-hidden">: {headline}</span>
                </a>
              </li>
            ))}
          </ol>
        </header>
        <TicketsStory story={tickets} words={words} missing={drawn.ticketsSpared} />
        <EmailStory story={email} words={words} count={drawn.returned} />
        <RetentionStory
          story={retention}
          words={words}
          minutes={drawn.minutes}
          index={drawn.retention}
          labels={words.minutes}
        />
        <OwnCount copy={words.check} />
        <section id="figures" className="case-studies-register">
          <div className="wrap">
            <header>
              <h2>{words.register.heading}</h2>
              <p>
                {words.register.text}{' '}
                <a className="text-link" href={words.register.action.href}>
                  {words.register.action.label}
                </a>
              </p>
            </header>
          </div>
        </section>
      </article>
      <ClosingStrip copy={words.closing} />
    </SiteLayout>
  )
}
