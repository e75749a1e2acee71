import { appsPage } from '#content/portal.ts'
import { moduleCopy } from '#content/modules.ts'
import { pages } from '#content/pages.ts'
import { modules } from '#contract/modules.ts'
import { ownOutlets, runningModules } from '#domain/portal/view-portal.ts'
import { headOf } from '#web/document-head.ts'
import { ModuleDrawing } from '#web/ui/drawings/module-drawing.tsx'
import { KeyValueList } from '#web/ui/print/key-value-list.tsx'
import { ModuleCard, ModuleGrid } from '#web/ui/print/module-card.tsx'
import { requireMerchant } from '../guard.server.ts'
import type { Route } from './+types/route.ts'
import './apps.css'

export const meta = () => headOf(pages.apps)

export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireMerchant(args)
  const [outlet] = await ownOutlets(merchant)
  return {
    firstName: merchant.session.firstName,
    outlet,
    running: outlet ? await runningModules(merchant, outlet.id) : [],
  }
}

export default function Apps({ loaderData: { firstName, outlet, running } }: Route.ComponentProps) {
  return (
    <div className="wrap apps">
      <div className="apps-head">
        <div>
          <h1>{appsPage.heading}</h1>
          <p className="lead">{appsPage.greeting(firstName)}</p>
        </div>
        <KeyValueList
          rows={[
            { term: appsPage.running, value: appsPage.of(running.length, modules.length) },
            { term: appsPage.platform, value: appsPage.platforms[outlet?.platform ?? 'none'] },
            { term: appsPage.store, value: outlet?.webUrl ?? appsPage.noStore },
          ]}
        />
      </div>
      <p className="apps-note">{appsPage.interim}</p>
      <ModuleGrid>
        {modules.map(({ slug }) => {
          const isRunning = running.includes(slug)
          return (
            <ModuleCard
              key={slug}
              {...moduleCopy[slug]}
              lead={slug === 'infiniti'}
              running={isRunning}
              status={isRunning ? appsPage.state.running : appsPage.state.off}
              drawing={<ModuleDrawing name={slug} />}
              action={<span className="apps-state">{isRunning ? appsPage.here : appsPage.notHere}</span>}
            />
          )
        })}
      </ModuleGrid>
    </div>
  )
}
