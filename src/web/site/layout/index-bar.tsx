import { frame } from '#content/shared/layout.ts'
import { pages } from '#content/shared/pages.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { HomeLink, LoginLink, MenuButton, PricingLink } from './top-bar.tsx'
import './top-bar.css'
import './index-bar.css'

const rows = [
  { name: 'THE OS', path: pages.home.path },
  { name: 'CASE STUDIES', path: pages.caseStudies.path },
  { name: 'CONTACT', path: pages.contact.path },
  { name: 'DEMO', path: pages.scheduleDemo.path },
  { name: 'FAQ', path: pages.faq.path },
]

/** React does not know these attributes by name yet; the browser opens and closes the dialog by them. */
const opens = { command: 'show-modal', commandfor: 'index-menu' }
const closes = { command: 'close', commandfor: 'index-menu' }

/**
 * The second header: its five pages stand in the bar, with the menu of all pages beside them. On narrow screens
 * the menu button opens the five, and the page behind stays put.
 */
export function IndexBar({ current }: { current: string }) {
  return (
    <header className="top-bar index-bar">
      <HomeLink />
      <nav className="index-bar-row" aria-label={frame.menu.index}>
        <Rows current={current} />
      </nav>
      <PricingLink />
      <LoginLink />
      <MenuButton />
      <button type="button" className="top-bar-cell index-bar-open" aria-haspopup="dialog" {...opens}>
        <Icon name="menu-dots" />
        <span className="visually-hidden">{frame.menu.open}</span>
      </button>
      <dialog id="index-menu" className="index-bar-menu" data-surface="canary" aria-label={frame.menu.index}>
        <div className="index-bar-top">
          <HomeLink />
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog puts the focus when it opens */}
          <button type="button" className="top-bar-cell" autoFocus {...closes}>
            <Icon name="close" />
            {frame.menu.close}
          </button>
        </div>
        <nav aria-label={frame.menu.index}>
          <Rows current={current} />
        </nav>
      </dialog>
    </header>
  )
}

function Rows({ current }: { current: string }) {
  return (
    <ul>
      {rows.map(({ name, path }) => (
        <li key={path}>
          <a className="index-bar-link" href={path} aria-current={path === current ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
