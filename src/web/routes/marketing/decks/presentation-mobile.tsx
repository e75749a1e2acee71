import { themesManagement } from '#content/decks/themes-management.ts'
import { pages } from '#content/pages.ts'
import { headOf } from '#web/document-head.ts'
import { MarketingLayout } from '#web/layouts/marketing-layout.tsx'
import { Deck } from '#web/sections/deck/deck.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.deckMobile)

/** The same slides, opened to be read. */
export default function PresentationMobile() {
  return (
    <MarketingLayout>
      <Deck deck={themesManagement} opens="read" />
    </MarketingLayout>
  )
}
