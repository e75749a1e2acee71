import { capabilities } from '#content/site/capabilities.ts'
import { faq } from '#content/shared/faq.ts'
import { home } from '#content/site/home.ts'
import { addOns } from '#content/site/home/add-ons.ts'
import { cancellation } from '#content/site/home/cancellation.ts'
import { communicationCentre, customerCentre } from '#content/site/home/centres.ts'
import { finale, questions } from '#content/site/home/ending.ts'
import { pricing } from '#content/site/home/pricing.ts'
import { screens } from '#content/site/home/screens.ts'
import { sheets } from '#content/site/home/sheets.ts'
import { pages } from '#content/shared/pages.ts'
import { organisationThings } from '#content/site/structured-data/organisation.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { AddOns } from '#web/site/home/add-ons/add-ons.tsx'
import { CancellationStory } from '#web/site/home/cancellation-story/cancellation-story.tsx'
import { CommunicationCentre } from '#web/site/home/communication-centre/communication-centre.tsx'
import { CustomerCentre } from '#web/site/home/customer-centre/customer-centre.tsx'
import { Finale } from '#web/site/home/finale/finale.tsx'
import { Hero } from '#web/site/home/hero/hero.tsx'
import { Marquee } from '#web/site/parts/marquee.tsx'
import { PhoneCarousel } from '#web/site/home/phone-carousel/phone-carousel.tsx'
import { Pricing } from '#web/site/home/pricing/pricing.tsx'
import { Questions } from '#web/site/home/questions/questions.tsx'
import { Triplicate } from '#web/site/home/triplicate/triplicate.tsx'
import './home.css'

export const handle = { document: true }
export const meta = () => headOf(pages.home, organisationThings)

export default function Home() {
  return (
    <SiteLayout>
      <Hero copy={home.hero} wheels={home.wheels} />
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
    </SiteLayout>
  )
}
