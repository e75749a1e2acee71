import type { ReactNode } from 'react'
import {
  type LegalClause,
  type LegalDocument,
  legalLabels as labels,
} from '#content/shared/legal/legal-document.ts'
import { LinkedText } from '#web/site/parts/linked-text.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { PaperNote } from '#web/kit/print/paper-note.tsx'
import './legal-page.css'

interface LegalPageProps {
  title: string
  content: LegalDocument
  /** The surface behind the summaries. */
  surface: 'canary' | 'pink'
  /** What the whole of it comes to, before the clauses. */
  children: ReactNode
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A contract as a form with its copy: the text on the white sheet, the plain words on the one beside it. */
export function LegalPage({ title, content, surface, children }: LegalPageProps) {
  const [current] = content.versions
  return (
    <article className="legal-page">
      <header className="legal-page-head wrap">
        <h1>{title}</h1>
        <div className="legal-page-side">
          <p className="lead">{content.lead}</p>
          <PaperNote
            head={[`${labels.version} ${current.id}`, title]}
            rows={[[labels.effective, day.format(new Date(current.effective))]]}
          />
        </div>
      </header>
      {children}
      <div className="legal-page-body wrap">
        <nav className="legal-page-contents" aria-labelledby="contents">
          <h2 id="contents">{labels.contents}</h2>
          <ol>
            {content.clauses.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
            <li>
              <a href="#versions">{labels.versions}</a>
            </li>
          </ol>
        </nav>
        <div className="legal-page-clauses">
          {content.clauses.map((clause, index) => (
            <Clause key={clause.id} clause={clause} number={index + 1} surface={surface} />
          ))}
          <section id="versions" className="legal-page-versions">
            <h2>{labels.versions}</h2>
            <dl>
              {content.versions.map(({ id, effective, changed }) => (
                <div key={id}>
                  <dt>{`${labels.version} ${id}`}</dt>
                  <dd>
                    <time dateTime={effective}>{day.format(new Date(effective))}</time>
                  </dd>
                  <dd>{changed}</dd>
                </div>
              ))}
            </dl>
            <p className="caption">{labels.print}</p>
          </section>
        </div>
      </div>
    </article>
  )
}

interface ClauseProps {
  clause: LegalClause
  number: number
  surface: 'canary' | 'pink'
}

function Clause({ clause, number, surface }: ClauseProps) {
  return (
    <section id={clause.id} className="legal-clause">
      <div className="legal-clause-text">
        <h2>
          <span className="legal-clause-number">{number}</span> {clause.title}
          <a href={`#${clause.id}`} data-copy-link={labels.copied}>
            <Icon name="copy" label={labels.link} />
          </a>
          <output />
        </h2>
        <LinkedText paragraphs={clause.text} />
      </div>
      <aside
        className="legal-clause-summary"
        data-surface={surface}
        aria-label={`${labels.short}: ${clause.title}`}
      >
        <p className="legal-clause-short" aria-hidden>
          {labels.short}
        </p>
        <p>{clause.summary}</p>
      </aside>
    </section>
  )
}
