import { brand } from '#content/shared/brand.ts'
import { frame } from '#content/shared/layout.ts'
import { pages } from '#content/shared/pages.ts'
import type { SetupStepName, SetupView, SetupRequest } from '#contract/setup/shapes.ts'
import { useSession } from '#web/client/session/use-session.ts'
import { Guilloche } from '#web/kit/drawings/guilloche.tsx'
import { Logo } from '#web/kit/foundations/mark.tsx'
import { VisitBanner, type VisitBannerProps } from '../layout/visit-banner.tsx'
import { NextMove } from './next-move.tsx'
import { OrderForm } from './order-form.tsx'
import { useCurrentSession } from './use-current-session.ts'
import { useCleanAddress } from './use-clean-address.ts'
import { type Sentence, useSetup } from './use-setup.ts'
import './processing.css'

interface ProcessingPageProps {
  requested: SetupRequest
  view: SetupView
  refused: Sentence | undefined
  fresh: SetupStepName[]
  /** While a member of staff looks in. */
  visit?: VisitBannerProps
}

/** An order form whose lines are stamped as they are done: words and the next move on the left, the form beside. */
export function ProcessingPage({ fresh, visit, ...begun }: ProcessingPageProps) {
  useSession()
  useCleanAddress()
  const setup = useSetup(begun)
  const { view, phase, refused } = setup
  useCurrentSession(view)
  const before = begun.view.steps.filter(({ at }) => at).map(({ name }) => name)
  const since = view.steps.filter(({ name, at }) => at && !before.includes(name)).map(({ name }) => name)

  return (
    <>
      <div className="processing">
        <header className="processing-head">
          <a
            className="processing-home"
            href={pages.home.path}
            aria-label={`${brand.name}, ${frame.homeLink.toLowerCase()}`}
          >
            <Logo name={brand.name} />
          </a>
        </header>
        <main id="main" className="processing-main">
          <NextMove {...setup} />
          <div className="processing-picture">
            <div className="processing-braid" aria-hidden>
              <Guilloche />
            </div>
            <OrderForm view={view} phase={phase} refused={refused} fresh={[...fresh, ...since]} />
          </div>
        </main>
        <footer className="processing-foot caption">
          © {brand.copyrightYear} {brand.name}
        </footer>
      </div>
      {visit && <VisitBanner {...visit} />}
    </>
  )
}
