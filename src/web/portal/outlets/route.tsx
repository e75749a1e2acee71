import { outletPanels, outletRecord, outletsPage as copy } from '#content/portal/outlets.ts'
import { pages } from '#content/shared/pages.ts'
import { liveModules } from '#contract/modules/modules.ts'
import { listOutlets } from '#domain/outlets/list-outlets.ts'
import { headOf } from '#web/document-head.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { storePortal } from '#web/client/session/session.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { SettingsPage } from '#web/kit/panels/settings-page.tsx'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { RowActions, RowButton } from '#web/kit/data/row-actions.tsx'
import { requireCompany } from '../require-company.server.ts'
import type { Route } from './+types/route.ts'
import { OpenOutlets } from './open-outlets.tsx'
import { OutletRecord, type OutletRow, nameOf } from './outlet-record.tsx'

export const meta = () => headOf(pages.outlets)

/** Reading only; every change goes through the API. The list is the same whichever outlet a tab works in. */
export async function loader(args: Route.LoaderArgs) {
  return { outlets: await listOutlets(await requireCompany(args)) }
}

export default function Outlets({ loaderData: { outlets } }: Route.ComponentProps) {
  const { outlet } = usePortal()
  const open = outlets.filter((row) => !row.is_archived)
  const away = outlets.filter((row) => row.is_archived)
  const activated = open.reduce((sum, row) => sum + row.activated, 0)
  const states = { open: copy.states.open(open.length), away: copy.states.away(away.length) }
  const isOne = away.length === 0
  return (
    <SettingsPage
      heading={copy.heading}
      lead={copy.lead}
      facts={[
        { term: copy.facts.outlets, value: open.length.toLocaleString('en-GB') },
        {
          term: copy.facts.activated,
          value: outletRecord.activated(activated, open.length * liveModules.length),
        },
        { term: copy.facts.here, value: outlet?.name ?? copy.none },
      ]}
      panels={isOne ? { open: outletPanels.open } : outletPanels}
      states={isOne ? undefined : states}
    >
      <Panel id="open" lit={open.length > 0} state={states.open}>
        <OpenOutlets outlets={open} />
      </Panel>
      {!isOne && <AwayPanel outlets={away} />}
    </SettingsPage>
  )
}

function AwayPanel({ outlets }: { outlets: OutletRow[] }) {
  const { may } = usePortal()
  const { run, busy } = useApiAction()
  const restore = async (row: OutletRow) => {
    if (busy) return
    const done = await run(
      'restoreOutlet',
      { outlet_id: row.id },
      { done: outletRecord.restored, message: () => nameOf(row) },
    )
    if (done) storePortal(done.data)
  }
  return (
    <Panel id="away" lit={false} state={copy.states.away(outlets.length)}>
      {outlets.map((row) => (
        <OutletRecord key={row.id} row={row}>
          {may('outlets:manage') && (
            <RowActions>
              <RowButton
                plain
                aria-label={`${outletRecord.restore}: ${nameOf(row)}`}
                onClick={() => void restore(row)}
              >
                {outletRecord.restore}
              </RowButton>
            </RowActions>
          )}
        </OutletRecord>
      ))}
    </Panel>
  )
}
