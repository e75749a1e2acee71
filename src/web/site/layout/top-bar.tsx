import { brand } from '#content/shared/brand.ts'
import { frame } from '#content/shared/layout.ts'
import { pages } from '#content/shared/pages.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { Logo } from '#web/kit/foundations/mark.tsx'
import './top-bar.css'

/** React does not know these attributes by name yet; the browser opens and closes the dialog by them. */
const opensMenu = { command: 'show-modal', commandfor: 'menu' }

export function TopBar() {
  return (
    <header className="top-bar">
      <HomeLink />
      <p className="top-bar-note">{brand.line}</p>
      <PricingLink />
      <LoginLink />
      <MenuButton />
    </header>
  )
}

/** From every header, at every width that has room for it. */
export function PricingLink() {
  return (
    <a className="top-bar-cell top-bar-pricing" href={pages.pricing.path}>
      {pages.pricing.name}
    </a>
  )
}

export function LoginLink() {
  return (
    <a className="top-bar-cell top-bar-login" href={pages.login.path}>
      {pages.login.name}
    </a>
  )
}

/** Opens the menu of all pages. */
export function MenuButton() {
  return (
    <button type="button" className="top-bar-cell top-bar-menu" aria-haspopup="dialog" {...opensMenu}>
      <Icon name="menu-dots" />
      <span className="top-bar-word">{frame.menu.open}</span>
    </button>
  )
}

/** The mark with the name, in the top bar and again at the same place in the menu. */
export function HomeLink() {
  return (
    <a
      className="top-bar-home"
      href={pages.home.path}
      aria-label={`${brand.name}, ${frame.homeLink.toLowerCase()}`}
    >
      <Logo name={brand.name} />
    </a>
  )
}
