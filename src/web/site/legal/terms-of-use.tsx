import { terms, termsInShort } from '#content/shared/legal/terms.ts'
import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { LinkedWords } from '#web/site/parts/linked-text.tsx'
import { LegalPage } from '#web/site/legal/legal-page.tsx'
import './terms-of-use.css'

export const handle = { document: true }
export const meta = () => headOf(pages.termsOfUse)

export default function TermsOfUse() {
  return (
    <SiteLayout>
      <LegalPage title={pages.termsOfUse.title} content={terms} surface="canary">
        <dl className="terms-in-short wrap">
          {termsInShort.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <LinkedWords text={value} />
              </dd>
            </div>
          ))}
        </dl>
      </LegalPage>
    </SiteLayout>
  )
}
