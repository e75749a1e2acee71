import { methodNotAllowed } from '#content/site/method-not-allowed.ts'
import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { ErrorPage } from './error-page.tsx'

export const handle = { document: true }
export const meta = () => headOf(methodNotAllowed.page)

/** Sent with status 405 at the address of a page whose form only the script can send. The first way leads there. */
export default function MethodNotAllowed() {
  return (
    <SiteLayout>
      <ErrorPage {...methodNotAllowed}>
        <ButtonLink href="">{methodNotAllowed.again}</ButtonLink>
        <p>
          {methodNotAllowed.write.before}{' '}
          <a className="text-link" href={pages.contact.path}>
            {methodNotAllowed.write.link}
          </a>
        </p>
      </ErrorPage>
    </SiteLayout>
  )
}
