import type { ReactNode } from 'react'
import { brand } from '#content/shared/brand.ts'
import { consent } from '#content/site/consent.ts'
import { frame } from '#content/shared/layout.ts'
import type { Page } from '#content/shared/page.ts'
import { pages } from '#content/shared/pages.ts'
import { Mark } from '#web/kit/foundations/mark.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import { PhoneLink } from './phone-link.tsx'
import { homeAndQuestions, opensInNewTab, siteMap, smallPrint } from './site-map.ts'
import './footer.css'

/** The two that swap places by the current path. */
const isSwapped = ({ path }: Page) => path === pages.home.path || path === pages.faq.path

/** The site map in print, the contacts, and the name as large as the page is wide. */
export function Footer({ current }: { current: string }) {
  const swapped = homeAndQuestions(current)
  return (
    <footer className="footer">
      <nav className="footer-columns" aria-label={frame.menu.pages}>
        {siteMap.map(({ name, pages: group }) => {
          const rest = group.filter((page) => !isSwapped(page))
          return (
            <Column
              key={name}
              name={name}
              rows={name === 'Company' ? [...swapped, ...rest] : rest}
              current={current}
            />
          )
        })}
        <Column name={frame.legal} rows={smallPrint} current={current}>
          <h2 className="caption">{frame.merchants}</h2>
          <ul>
            <li>
              <a href={pages.login.path}>{pages.login.name}</a>
            </li>
            <li>
              <NewTabLink href={frame.install.href}>{frame.install.label}</NewTabLink>
            </li>
            <li>
              <a href={pages.apiDocs.path}>{pages.apiDocs.name}</a>
            </li>
          </ul>
        </Column>
        <Contacts />
      </nav>
      <p className="footer-wordmark" aria-hidden="true">
        <Mark />
        {brand.name}
      </p>
      <div className="footer-line">
        <span>
          © {brand.copyrightYear} {brand.name}
        </span>
        <button type="button" className="footer-choice" data-consent-open hidden>
          {consent.open}
        </button>
        <span>{frame.trademark}</span>
      </div>
    </footer>
  )
}

function Column({
  name,
  rows,
  current,
  children,
}: {
  name: string
  rows: readonly Page[]
  current: string
  children?: ReactNode
}) {
  return (
    <div className="footer-column">
      <h2 className="caption">{name}</h2>
      <ul>
        {rows.map((page) => (
          <li key={page.path}>
            <FooterLink page={page} current={current} />
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

function FooterLink({ page, current }: { page: Page; current: string }) {
  const name = page.path === pages.home.path ? frame.homeLink : page.name
  if (opensInNewTab(page, current)) return <NewTabLink href={page.path}>{name}</NewTabLink>
  return <a href={page.path}>{name}</a>
}

function Contacts() {
  return (
    <div className="footer-column footer-contacts">
      {brand.phones.map(({ country, display, href }) => (
        <p key={href}>
          <span className="caption">
            {frame.contacts.phone} {country}
          </span>
          <PhoneLink display={display} href={href} notice="above" />
        </p>
      ))}
      <p>
        <span className="caption">{frame.contacts.email}</span>
        <a className="typed" href={`mailto:${brand.email}`}>
          {brand.email}
        </a>
      </p>
    </div>
  )
}
