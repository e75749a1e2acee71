import { notTaken } from '#content/site/method-not-allowed.ts'
import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { ReturnedLetter } from './error-page.tsx'

export const handle = { document: true }
export const meta = () => headOf(notTaken.page)

/** Sent with status 405 at the address of a page whose form only the script can send. The first way leads there. */
export default function NotTaken() {
  return (
    <SiteLayout>
      <ReturnedLetter {...notTaken}>
        <ButtonLink href="">{notTaken.again}</ButtonLink>
        <p>
          {notTaken.write.before}{' '}
          <a className="text-link" href={pages.contact.path}>
            {notTaken.write.link}
          </a>
        </p>
      </ReturnedLetter>
    </SiteLayout>
  )
}
