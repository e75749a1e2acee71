import type { GoodsName } from '#web/kit/drawings/goods.tsx'
import { MockButton, MockPicture, type MockSurface } from '#web/site/mock-ups/mock-parts.tsx'
import { MockScreen } from '#web/site/mock-ups/mock-screen.tsx'
import './screen.css'

interface Line {
  goods: GoodsName
  surface: MockSurface
  name: string
  note: React.ReactNode
  count?: number
  price: string
}

const lines: readonly Line[] = [
  {
    goods: 'kettle',
    surface: 'canary',
    name: 'Enamel kettle, 1.5 l',
    note: 'Cobalt',
    count: 1,
    price: '$64.00',
  },
  {
    goods: 'vase',
    surface: 'pink',
    name: 'Bottle vase',
    note: (
      <>
        <s>Clay</s> Canary <span className="order-screen-tag">swapped</span>
      </>
    ),
    count: 2,
    price: '$76.00',
  },
  {
    goods: 'mug',
    surface: 'white',
    name: 'Last month’s basket',
    note: 'House blend and two mugs',
    price: '$51.00',
  },
]

/** Order 10482 with its window open. The letters are those of the list below it on the page. */
export function OrderScreen() {
  return (
    <MockScreen
      className="order-screen"
      label="Order 10482 at Tamarind Supply with 11 minutes and 24 seconds left of its window. Lettered on it: a, a quantity and a colour being edited; b, cancel or exchange; c, last month’s basket to reorder; d, the status; e, a switch from cash on delivery to prepaid, $140.00; f, the confirmation of the cash payment."
    >
      <i className="order-screen-width" />
      <i className="order-screen-height" />
      <div className="order-screen-sheet">
        <div className="order-screen-head">
          <Cell name="Order" value="10482" />
          <Cell name="Status" value="Confirmed" balloon="d" />
          <Cell name="Payment" value="Cash on delivery" balloon="f" />
          <Cell name="Window closes in" value="11:24" clock />
        </div>
        <div className="order-screen-lines">
          {lines.map(({ goods, surface, name, note, count, price }, index) => (
            <div key={name} className="order-screen-line">
              {index !== 1 && <Balloon letter={index ? 'c' : 'a'} />}
              <MockPicture goods={goods} surface={surface} />
              <span>
                <b>{name}</b>
                <small>{note}</small>
              </span>
              {count ? (
                <span className="order-screen-count">
                  <i>−</i>
                  <i>{count}</i>
                  <i>+</i>
                </span>
              ) : (
                <span className="mock-link">Reorder</span>
              )}
              <span className="typed">{price}</span>
            </div>
          ))}
        </div>
        <div className="order-screen-side">
          <div>
            <small>Deliver to</small>
            <b>4th floor, Koregaon Park, Pune</b>
            <span className="mock-link">Change</span>
          </div>
          <div data-surface="pink">
            <Balloon letter="e" />
            <small>Switch to prepaid</small>
            <b>Pay now instead of at the door</b>
            <MockButton>Pay $140.00</MockButton>
          </div>
          <div>
            <Balloon letter="b" />
            <small>Changed your mind?</small>
            <b>Cancel or exchange</b>
            <span className="mock-link">See options</span>
          </div>
        </div>
      </div>
    </MockScreen>
  )
}

function Balloon({ letter }: { letter: string }) {
  return <i className="order-screen-balloon">{letter}</i>
}

function Cell({
  name,
  value,
  balloon,
  clock,
}: {
  name: string
  value: string
  balloon?: string
  clock?: boolean
}) {
  return (
    <div data-clock={clock}>
      {balloon && <Balloon letter={balloon} />}
      <small>{name}</small>
      <span className="typed">{value}</span>
    </div>
  )
}
