import { communication } from '#content/communication.ts'
import { faq } from '#content/faq.ts'
import { pages } from '#content/pages.ts'
import { headOf } from '#web/document-head.ts'
import { MarketingLayout } from '#web/layouts/marketing-layout.tsx'
import { ChannelChoice } from '#web/sections/channel/channel-choice.tsx'
import { ChannelSection } from '#web/sections/channel/channel-section.tsx'
import { EventCopies } from '#web/sections/channel/event-copies.tsx'
import { MessageCost } from '#web/sections/channel/message-cost.tsx'
import { ClosingStrip } from '#web/sections/closing-strip/closing-strip.tsx'
import { LinkedText } from '#web/sections/linked-text/linked-text.tsx'
import { Accordion } from '#web/ui/accordion.tsx'
import { TicketLink } from '#web/ui/ticket.tsx'
import './communication-bundle.css'

export const handle = { document: true }
export const meta = () => headOf(pages.communicationBundle)

const questions = faq.filter(({ topic }) => topic === 'Messages')

export default function CommunicationBundle() {
  const { hero, event, channels, choice, cost, closing, servicesLabel } = communication
  return (
    <MarketingLayout>
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
          <TicketLink href={communication.faq.more.href} variant="secondary">
            {communication.faq.more.label}
          </TicketLink>
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
    </MarketingLayout>
  )
}
