import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { outletRecord as copy } from '#content/portal/outlets.ts'
import { liveModules } from '#contract/modules/modules.ts'
import type { outletList } from '#contract/portal/shapes.ts'
import type { SettingsPath } from '#contract/portal/settings-pages.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import './outlet-record.css'

export type OutletRow = z.infer<typeof outletList>['data'][number]

export const nameOf = ({ outlet_name, web_url }: OutletRow) => outlet_name || web_url || copy.nameless

const usersPath: SettingsPath = '/merchant/users'
const shownPeople = 3

interface OutletRecordProps {
  row: OutletRow
  /** What can be done with it. */
  children: ReactNode
}

/** One outlet as a card. */
export function OutletRecord({ row, children }: OutletRecordProps) {
  const { outlet } = usePortal()
  const { columns } = copy
  return (
    <article className="outlet-record" data-away={row.is_archived || undefined} aria-label={nameOf(row)}>
      <header>
        <h3>{nameOf(row)}</h3>
        {row.id === outlet?.id && <Badge tone="chosen">{copy.here}</Badge>}
        {row.web_url !== nameOf(row) && (
          <p className="outlet-record-address">{row.web_url ?? copy.noAddress}</p>
        )}
      </header>
      <dl>
        <div>
          <dt>{columns.platform}</dt>
          <dd>{platformOf(row.platform)}</dd>
        </div>
        <div>
          <dt>{columns.modules}</dt>
          <dd>{copy.activated(row.activated, liveModules.length)}</dd>
        </div>
        <div>
          <dt>{columns.people}</dt>
          <dd>
            <People members={row.members} />
          </dd>
        </div>
      </dl>
      {children && <footer>{children}</footer>}
    </article>
  )
}

function People({ members }: Pick<OutletRow, 'members'>) {
  const others = members.length - shownPeople
  return (
    <>
      {members.slice(0, shownPeople).map(({ name, role }) => (
        <span key={`${name} ${role}`} className="outlet-record-person">
          {name}, {role}
        </span>
      ))}
      <Link className="outlet-record-users" to={usersPath}>
        {others > 0 ? copy.others(others) : copy.users}
      </Link>
    </>
  )
}

const platformOf = (platform: string | null) =>
  platform === 'shopify' || platform === 'manual' ? copy.platforms[platform] : copy.platforms.none
