import { brand } from '#content/shared/brand.ts'
import { frame } from '#content/shared/layout.ts'
import { pages } from '#content/shared/pages.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { ThemeSwitch } from '#web/kit/foundations/theme-switch.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import { PhoneLink } from './phone-link.tsx'
import { type SiteMapGroup, siteMap, smallPrint } from './site-map.ts'
import { HomeLink } from './top-bar.tsx'
import './menu.css'
import './menu-foot.css'

/** React does not know these attributes by name yet; the browser closes the dialog by them. */
const closesMenu = { command: 'close', commandfor: 'menu' }

const lastGroup = siteMap.at(-1)

/** Every public page on one sheet: a native modal dialog, so focus and inertness are the browser's. */
export function Menu({ current }: { current: string }) {
  return (
    <dialog id="menu" className="menu" data-surface="canary" aria-label={frame.menu.open}>
      <div className="menu-bar">
        <HomeLink />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog puts the focus when it opens */}
        <button type="button" className="top-bar-cell" autoFocus {...closesMenu}>
          <Icon name="close" />
          {frame.menu.close}
        </button>
      </div>
      <nav className="menu-pages" aria-label={frame.menu.pages}>
        {siteMap.map((group) => (
          <div key={group.name} className="menu-column" data-group={group.name}>
            <Group group={group} current={current} />
            {group === lastGroup && <ColumnEnd />}
          </div>
        ))}
      </nav>
      <div className="menu-foot">
        {brand.phones.map(({ country, display, href }) => (
          <div key={href} className="menu-cell">
            <p className="caption">
              {frame.contacts.phone} {country}
            </p>
            <PhoneLink display={display} href={href} />
          </div>
        ))}
        <div className="menu-cell menu-cell-wide">
          <p className="caption">{frame.contacts.email}</p>
          <a className="typed" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
        </div>
        <div className="menu-cell menu-cell-wide menu-theme">
          <p className="caption">{frame.theme}</p>
          <ThemeSwitch />
        </div>
        <div className="menu-cell">
          <p className="caption">{frame.merchants}</p>
          <a className="typed" href={pages.login.path}>
            {pages.login.name}
          </a>
        </div>
        <div className="menu-cell">
          <p className="caption">{frame.copyright}</p>
          <p className="typed">
            © {brand.copyrightYear} {brand.name}
          </p>
        </div>
      </div>
    </dialog>
  )
}

function Group({ group, current }: { group: SiteMapGroup; current: string }) {
  return (
    <section className="menu-group">
      <h2 className="menu-name">{group.name}</h2>
      <ul className="menu-rows">
        {group.pages.map(({ path, name }) => (
          <li key={path}>
            <a href={path} aria-current={path === current ? 'page' : undefined}>
              <span>{name}</span>
              {path === current ? (
                <small className="caption">{frame.menu.here}</small>
              ) : (
                <Icon name="arrow" />
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The last column ends with the legal links and the main button. */
function ColumnEnd() {
  return (
    <>
      <ul className="menu-small">
        {smallPrint.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
      <NewTabLink className="menu-install" href={frame.install.href}>
        {frame.install.label}
        <Icon name="out" />
      </NewTabLink>
    </>
  )
}
