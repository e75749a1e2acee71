import { faq, faqPage, faqTopics } from '#content/shared/faq.ts'
import { pages } from '#content/shared/pages.ts'
import { questionThings } from '#content/site/structured-data/questions.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { ClosingStrip } from '#web/site/parts/closing-strip.tsx'
import { LinkedText } from '#web/site/parts/linked-text.tsx'
import { Accordion } from '#web/kit/layout/accordion.tsx'
import { EmptyState } from '#web/kit/data/empty-state.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import './faq.css'

export const handle = { document: true }
export const meta = () => headOf(pages.faq, questionThings)

const topics = faqTopics.map((topic) => ({
  ...topic,
  id: topic.name.toLowerCase().replaceAll(' ', '-'),
  entries: faq.filter((entry) => entry.topic === topic.name),
}))

export default function Faq() {
  return (
    <SiteLayout>
      <div className="faq" data-faq>
        <header className="faq-head wrap">
          <h1>{pages.faq.title}.</h1>
          <p className="lead">{faqPage.lead}</p>
        </header>
        <Finder />
        <div className="wrap">
          {topics.map((topic) => (
            <section key={topic.id} id={topic.id} className="faq-topic" data-faq-topic>
              <div className="faq-topic-name">
                <h2>{topic.name}</h2>
                <p>{topic.note}</p>
              </div>
              <Accordion
                items={topic.entries.map(({ id, question, answer }) => ({
                  id,
                  question,
                  answer: <Answer id={id} paragraphs={answer} />,
                }))}
              />
            </section>
          ))}
          <div className="faq-none" data-faq-none hidden>
            <EmptyState
              title={faqPage.none.heading}
              action={<ButtonLink href={pages.contact.path}>{faqPage.none.action}</ButtonLink>}
            >
              {faqPage.none.text}
            </EmptyState>
          </div>
        </div>
      </div>
      <ClosingStrip copy={faqPage.closing} />
    </SiteLayout>
  )
}

/** The counter counts what the search leaves; without script it is the number of questions there are. */
function Finder() {
  return (
    <div className="faq-finder" data-surface="canary">
      <div className="faq-finder-inner wrap">
        <div className="faq-finder-left">
          <search>
            <form className="faq-search" action={pages.faq.path}>
              <label htmlFor="faq-text">{faqPage.search.label}</label>
              <input
                id="faq-text"
                name="q"
                type="search"
                autoComplete="off"
                spellCheck={false}
                placeholder={faqPage.search.hint}
                aria-describedby="faq-count"
              />
            </form>
          </search>
          <nav aria-label={faqPage.topics}>
            <ul className="faq-topics">
              {topics.map(({ id, name, entries }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                  <span aria-hidden>{entries.length}</span>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className="faq-count" id="faq-count">
          <output htmlFor="faq-text">{faq.length}</output>
          <span>{`${faqPage.counted.of} ${faq.length} ${faqPage.counted.all}`}</span>
        </p>
      </div>
    </div>
  )
}

function Answer({ id, paragraphs }: { id: string; paragraphs: readonly string[] }) {
  return (
    <>
      <LinkedText paragraphs={paragraphs} />
      <p className="faq-link">
        <a href={`#${id}`} data-copy-link={faqPage.copied}>
          <Icon name="copy" size={16} />
          {faqPage.link}
        </a>
        <output />
      </p>
    </>
  )
}
