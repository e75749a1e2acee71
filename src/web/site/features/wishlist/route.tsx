import { wishlist, wishlistParts } from '#content/site/features/wishlist.ts'
import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { GoodsParade } from '#web/site/features/figures/band-pictures.tsx'
import { FigureSection } from '#web/site/features/figures/figure-section.tsx'
import { Pegboard } from '#web/site/features/wishlist/pegboard.tsx'
import { ReminderTimetable } from '#web/site/features/wishlist/reminder-timetable.tsx'
import { ScreenPair } from '#web/site/features/figures/screen-pair.tsx'
import { WishlistMessage } from '#web/site/features/wishlist/messages.tsx'
import { WantedPanel } from '#web/site/features/wishlist/screens.tsx'
import { Goods } from '#web/kit/drawings/goods.tsx'
import { ChannelCopies, ChannelCopy } from '#web/kit/print/channel-copy.tsx'
import { WishlistScreen } from '#web/site/mock-ups/wishlist-screen.tsx'
import { FeaturePage } from '../feature-page.tsx'

export const handle = { document: true }
export const meta = () => headOf(pages.wishlist)

/** A thing for each line of the description, none of them twice. */
const lineGoods = ['vase', 'stool', 'lamp', 'kettle', 'textile'] as const

const { copies, pegboard, timetable, wanted } = wishlistParts

export default function Wishlist() {
  return (
    <FeaturePage
      content={wishlist}
      look={{
        hero: 'bleed',
        surface: 'canary',
        reveal: 'words',
        steps: 'stubs',
        experiences: 'row',
        band: 'pink',
        order: ['reveal', 'steps', 'own', 'memo', 'experiences'],
      }}
      screen={<Pegboard {...pegboard} />}
      band={<GoodsParade />}
      lineDrawings={lineGoods.map((name) => (
        <Goods key={name} name={name} />
      ))}
    >
      <FigureSection heading={copies.heading} text={copies.text}>
        <ChannelCopies>
          {copies.items.map((copy) => (
            <ChannelCopy key={copy.channel} {...copy}>
              <WishlistMessage channel={copy.channel} />
            </ChannelCopy>
          ))}
        </ChannelCopies>
      </FigureSection>
      <FigureSection heading={timetable.heading} text={timetable.text}>
        <ReminderTimetable copy={timetable} />
      </FigureSection>
      <FigureSection heading={wanted.heading} text={wanted.text}>
        <ScreenPair
          phone={<WishlistScreen />}
          panel={<WantedPanel copy={wanted} />}
          note={wanted.note}
          surface="blue"
        />
      </FigureSection>
    </FeaturePage>
  )
}
