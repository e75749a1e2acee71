import { Goods, type GoodsName } from '#web/kit/drawings/goods.tsx'
import { MockScreen } from '#web/site/mock-ups/mock-screen.tsx'
import './themes.css'

const themes = [
  { id: 'elite', name: 'Elite', says: 'clean and elegant', hello: 'Good morning, Asha' },
  { id: 'armani', name: 'Armani', says: 'energetic and colourful', hello: 'ASHA, YOU’RE BACK' },
  { id: 'e-commerce', name: 'E-commerce', says: 'organic, for brands', hello: 'Hello Asha, welcome home' },
] as const

const orders: readonly { goods: GoodsName; name: string; note: string }[] = [
  { goods: 'vase', name: 'Bottle vase', note: 'Order 10482, packed' },
  { goods: 'kettle', name: 'Enamel kettle', note: 'Arrives Thursday' },
]

const ways = ['Orders', 'Wishlist', 'Addresses', 'Security']

/** One account three times over: the figures are the same, the clothing is not. */
export function ThreeThemes() {
  return (
    // On narrow screens it scrolls sideways, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="three-themes" aria-label="One account in three themes" tabIndex={0}>
      {themes.map(({ id, name, says, hello }) => (
        <figure key={id}>
          <MockScreen
            className={`three-themes-screen three-themes-${id} stays-paper`}
            label={`Asha’s account at Tamarind Supply in the theme ${name}, ${says}: 2,480 points and two orders.`}
          >
            <p className="three-themes-bar">
              <b>Tamarind Supply</b>
              <span>Bag 0</span>
            </p>
            <p className="three-themes-hello">{hello}</p>
            <p className="three-themes-points">
              <span>2,480</span> points, 520 to Gold
            </p>
            <p className="three-themes-ways">
              {ways.map((way) => (
                <span key={way}>{way}</span>
              ))}
            </p>
            <div className="three-themes-orders">
              {orders.map(({ goods, name: article, note }) => (
                <p key={goods}>
                  <span className="three-themes-picture">
                    <Goods name={goods} />
                  </span>
                  <b>{article}</b>
                  <small>{note}</small>
                </p>
              ))}
            </div>
          </MockScreen>
          <figcaption>
            <b>{name}</b>, {says}
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
