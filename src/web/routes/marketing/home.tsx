import { capabilities } from '#content/capabilities.ts'
import { faq } from '#content/faq.ts'
import { home } from '#content/home.ts'
import { addOns } from '#content/home/add-ons.ts'
import { cancellation } from '#content/home/cancellation.ts'
import { communicationCentre, customerCentre } from '#content/home/centres.ts'
import { finale, questions } from '#content/home/ending.ts'
import { pricing } from '#content/home/pricing.ts'
import { screens } from '#content/home/screens.ts'
import { sheets } from '#content/home/sheets.ts'
import { pages } from '#content/pages.ts'
import { houseThings } from '#content/structured-data/house.ts'
import { headOf } from '#web/document-head.ts'
import { MarketingLayout } from '#web/layouts/marketing-layout.tsx'
import { AddOns } from '#web/sections/add-ons/add-ons.tsx'
import { CancellationStory } from '#web/sections/cancellation-story/cancellation-story.tsx'
import { CommunicationCentre } from '#web/sections/communication-centre/communication-centre.tsx'
import { CustomerCentre } from '#web/sections/customer-centre/customer-centre.tsx'
import { Finale } from '#web/sections/finale/finale.tsx'
import { Hero } from '#web/sections/hero/hero.tsx'
import { Marquee } from '#web/sections/marquee/marquee.tsx'
import { PhoneCarousel } from '#web/sections/phone-carousel/phone-carousel.tsx'
import { Pricing } from '#web/sections/pricing/pricing.tsx'
import { Questions } from '#web/sections/questions/questions.tsx'
import { Triplicate } from '#web/sections/triplicate/triplicate.tsx'
import './home.css'

export const handle = { document: true }
export const meta = () => headOf(pages.home, houseThings)

export default function Home() {
  return (
    <MarketingLayout>
      <Hero copy={home.hero} instrument={home.instrument} />
      <Triplicate copy={sheets} />
      <CustomerCentre copy={customerCentre} />
      <CommunicationCentre copy={communicationCentre} />
      <PhoneCarousel copy={screens} />
      <AddOns copy={addOns} />
      <CancellationStory copy={cancellation} />
      <Marquee copy={capabilities} />
      <Pricing copy={pricing} />
      <Questions copy={questions} entries={faq.filter(({ onHome }) => onHome)} />
      <Finale copy={finale} />
    </MarketingLayout>
  )
}
