import { consent } from '#content/site/consent.ts'
import { pages } from '#content/shared/pages.ts'
import './consent-banner.css'

/** Refusing is as easy as accepting: two equal cells. The script shows it only where there is a choice to make. */
export function ConsentBanner() {
  return (
    <section className="consent-banner" aria-label={consent.label} hidden>
      <p>
        {consent.text} <a href={pages.privacyPolicy.path}>{consent.policy}</a>
      </p>
      <div className="consent-banner-choices">
        <button type="button" data-consent="refused">
          {consent.refuse}
        </button>
        <button type="button" data-consent="granted">
          {consent.accept}
        </button>
      </div>
    </section>
  )
}
