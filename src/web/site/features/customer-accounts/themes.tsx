import { themes } from '#content/site/themes.ts'
import { Home } from '#web/account/screens/home/home.tsx'
import { AccountPicture } from '#web/site/mock-ups/account-picture.tsx'
import { MockScreen } from '#web/site/mock-ups/mock-screen.tsx'
import '#web/account/parts/action.css'
import '#web/account/parts/picture.css'
import '#web/account/screens/home/home.css'
import '#web/account/themes/e-commerce.css'
import '#web/account/themes/elite.css'
import './themes.css'

/** One account in the three themes. */
export function ThreeThemes() {
  return (
    // On narrow screens it scrolls sideways, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="three-themes" aria-label="One account in three themes" tabIndex={0}>
      {themes.cards.map(({ id, title, description, picture }) => (
        <figure key={id}>
          <MockScreen className="three-themes-screen" label={picture}>
            <AccountPicture theme={id} screen="">
              <Home />
            </AccountPicture>
          </MockScreen>
          <figcaption>
            <b>{title}</b> {description}
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
