import { home } from '#content/home.ts'
import { pages } from '#content/pages.ts'
import { headOf } from '#web/document-head.ts'
import { MarketingLayout } from '#web/layouts/marketing-layout.tsx'
import { ClosingStrip } from '#web/sections/closing-strip/closing-strip.tsx'
import { Hero } from '#web/sections/hero/hero.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.home)

export default function Home() {
  return (
    <MarketingLayout>
      <Hero copy={home.hero} instrument={home.instrument} />
      <ClosingStrip copy={home.closing} />
    </MarketingLayout>
  )
}
