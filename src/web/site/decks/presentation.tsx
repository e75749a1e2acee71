import { themesManagement } from '#content/site/decks/themes-management.ts'
import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { Deck } from '#web/site/decks/deck.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.deck)

export default function Presentation() {
  return (
    <SiteLayout>
      <Deck deck={themesManagement} opens="present" />
    </SiteLayout>
  )
}
