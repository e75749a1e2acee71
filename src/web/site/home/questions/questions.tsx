import { Accordion } from '#web/kit/layout/accordion.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { LinkedText } from '#web/site/parts/linked-text.tsx'
import './questions.css'

interface QuestionsProps {
  copy: { heading: string; more: { label: string; href: string } }
  entries: readonly { id: string; question: string; answer: readonly string[] }[]
}

/** A few questions, the first of them open, and the way to all. */
export function Questions({ copy: { heading, more }, entries }: QuestionsProps) {
  return (
    <section className="questions">
      <div className="questions-grid wrap">
        <div className="questions-head">
          <h2>{heading}</h2>
          <ButtonLink href={more.href} variant="secondary" external>
            {more.label}
          </ButtonLink>
        </div>
        <Accordion
          name="questions"
          open={entries[0]?.id}
          items={entries.map(({ id, question, answer }) => ({
            id,
            question,
            answer: <LinkedText paragraphs={answer} />,
          }))}
        />
      </div>
    </section>
  )
}
