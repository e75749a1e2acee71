import { brand } from '#content/brand.ts'
import { frame } from '#content/frame.ts'
import { type Page, pages } from '#content/pages.ts'
import { Mark } from '#web/ui/mark.tsx'
import { PhoneLink } from './phone-link.tsx'
import { homeOrQuestions, siteMap } from './site-map.ts'
import './footer.css'

/** The site map in print, the contacts, and the name as large as the page is wide. */
export function Footer({ current }: { current: string }) {
  const swap = homeOrQuestions(current)
  return (
    <footer className="footer">
      <nav className="footer-columns" aria-label={frame.menu.pages}>
        {siteMap.map((group) => {
          const others = group.pages.filter((page) => page.path !== pages.home.path && page !== swap)
          const rows = group.name === 'Company' && swap ? [named(swap), ...others] : others
          return rows.length > 0 && <Column key={group.name} name={group.name} rows={rows} />
        })}
        <Column name={frame.merchants} rows={[pages.login, { ...pages.themes, name: frame.demo }]}>
          <li>
            <a href={frame.install.href} target="_blank" rel="noopener">
              {frame.install.label}
              <span className="visually-hidden"> (new tab)</span>
            </a>
          </li>
        </Column>
        <div className="footer-column footer-contacts">
          {brand.phones.map(({ country, display, href }) => (
            <p key={href}>
              <span className="caption">
                {frame.contacts.phone} {country}
              </span>
              <PhoneLink display={display} href={href} notice="slip" />
            </p>
          ))}
          <p>
            <span className="caption">{frame.contacts.email}</span>
            <a className="typed" href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
          </p>
        </div>
      </nav>
      <p className="footer-wordmark" aria-hidden="true">
        <Mark />
        {brand.name}
      </p>
      <div className="footer-line">
        <span>
          © {brand.copyrightYear} {brand.name}
        </span>
        <span>{frame.trademark}</span>
      </div>
    </footer>
  )
}

const named = (page: Page) => (page.path === pages.home.path ? { ...page, name: frame.homeLink } : page)

function Column({
  name,
  rows,
  children,
}: {
  name: string
  rows: readonly Pick<Page, 'path' | 'name'>[]
  children?: React.ReactNode
}) {
  return (
    <div className="footer-column">
      <h2 className="caption">{name}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.path}>
            <a href={row.path}>{row.name}</a>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}
