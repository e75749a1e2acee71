import { keysPage as copy } from '#content/admin/money.ts'
import { moduleName } from '#content/admin/module-names.ts'
import { pages } from '#content/shared/pages.ts'
import { listModuleServers } from '#domain/money/module-servers/module-server-keys.ts'
import { requireStaff } from '#web/admin/guard.server.ts'
import { PageHead } from '#web/admin/parts/page-head.tsx'
import { headOf } from '#web/document-head.ts'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import type { Route } from './+types/route.ts'
import { KeyActions } from './key-actions.tsx'
import { ModuleKeyForm } from './module-key-form.tsx'
import '../money.css'

export const meta = () => headOf({ ...pages.adminHome, title: copy.heading })

/** One row for each key of each module server. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const servers = await listModuleServers(staff)
  return {
    servers: servers.map(({ id }) => id),
    keys: servers.flatMap(({ id, slugs, keys }) =>
      keys.map(({ kid, revokedAt, approvedAt, addedBy }) => ({
        server: id,
        modules: slugs.map(moduleName).join(', '),
        kid,
        state: revokedAt ? ('revoked' as const) : approvedAt ? ('valid' as const) : ('waiting' as const),
        isOwn: addedBy === staff.session.userId,
      })),
    ),
  }
}

type Key = Awaited<ReturnType<typeof loader>>['keys'][number]

const columns: Column<Key>[] = [
  { key: 'server', label: copy.columns.server, kind: 'title', cell: ({ server }) => server },
  { key: 'kid', label: copy.columns.key, kind: 'typed', cell: ({ kid }) => kid },
  { key: 'modules', label: copy.columns.modules, cell: ({ modules }) => modules },
  { key: 'state', label: copy.columns.state, cell: ({ state }) => copy.states[state] },
  { key: 'actions', label: copy.columns.actions, kind: 'actions', cell: (key) => <KeyActions {...key} /> },
]

export default function ModuleKeys({ loaderData: { servers, keys } }: Route.ComponentProps) {
  return (
    <div className="wrap admin-money">
      <PageHead heading={copy.heading} lead={copy.lead} back={{ to: '/admin/money', text: copy.back }} />
      <DataTable
        caption={copy.heading}
        columns={columns}
        rows={keys}
        rowKey={({ server, kid }) => `${server} ${kid}`}
        empty={copy.none}
      />
      {servers.length > 0 && <ModuleKeyForm moduleServers={servers} />}
    </div>
  )
}
