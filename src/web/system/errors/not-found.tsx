import { notFound } from '#content/site/not-found.ts'
import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { siteMap } from '#web/site/layout/site-map.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { ErrorPage } from './error-page.tsx'
import './not-found.css'

export const handle = { document: true }
export const meta = () => headOf(pages.notFound)

/** Sent with status 404 for every address that nothing answers. */
export default function NotFound() {
  return (
    <SiteLayout>
      <ErrorPage {...notFound}>
        <ButtonLink href={pages.home.path}>{notFound.home}</ButtonLink>
      </ErrorPage>
      <nav className="not-found-onward wrap" aria-labelledby="onward">
        <h2 id="onward">{notFound.onward}</h2>
        <ul>
          {siteMap.flatMap((group) =>
            group.pages.map(({ path, name, description }) => (
              <li key={path}>
                <a href={path}>
                  <b>{name}</b>
                  <span>{description}</span>
                  <Icon name="arrow" />
                </a>
              </li>
            )),
          )}
        </ul>
      </nav>
    </SiteLayout>
  )
}
