import { communication } from '#content/site/communication.ts'
import { faq } from '#content/shared/faq.ts'
import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { ChannelChoice } from '#web/site/communication-bundle/channel-choice.tsx'
import { ChannelSection } from '#web/site/communication-bundle/channel-section.tsx'
import { EventCopies } from '#web/site/communication-bundle/event-copies.tsx'
import { MessageCost } from '#web/site/communication-bundle/message-cost.tsx'
import { ClosingStrip } from '#web/site/parts/closing-strip.tsx'
import { LinkedText } from '#web/site/parts/linked-text.tsx'
import { Accordion } from '#web/kit/layout/accordion.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import './communication-bundle.css'

export const handle = { document: true }
export const meta = () => headOf(pages.communicationBundle)

const questions = faq.filter(({ topic }) => topic === 'Messages')

export default function CommunicationBundle() {
  const { hero, event, channels, choice, cost, closing, servicesLabel } = communication
  return (
    <SiteLayout>
      <header className="communication-bundle-head wrap">
        <h1>
          {hero.heading.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="lead">{hero.lead}</p>
      </header>
      <EventCopies copy={event} />
      <div>
        {channels.map((channel) => (
          <ChannelSection key={channel.channel} copy={channel} servicesLabel={servicesLabel} />
        ))}
      </div>
      <ChannelChoice copy={choice} channels={channels} />
      <MessageCost copy={cost} />
      <section className="communication-bundle-faq wrap" aria-labelledby="questions">
        <div>
          <h2 id="questions">{communication.faq.heading}</h2>
          <ButtonLink href={communication.faq.more.href} variant="secondary">
            {communication.faq.more.label}
          </ButtonLink>
        </div>
        <Accordion
          name="messages"
          open={questions[0]?.id}
          items={questions.map(({ id, question, answer }) => ({
            id,
            question,
            answer: <LinkedText paragraphs={answer} />,
          }))}
        />
      </section>
      <ClosingStrip copy={closing} />
    </SiteLayout>
  )
}
