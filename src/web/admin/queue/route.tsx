import { roughTime } from '#content/admin/leads.ts'
import { queuePage as copy } from '#content/admin/queue.ts'
import { rateLineName } from '#rules/money/message-names.ts'
import { pages } from '#content/shared/pages.ts'
import type { QueueItem } from '#contract/staff/queue.ts'
import { countToday } from '#domain/merchants/count-today.ts'
import { readQueue } from '#domain/staff/work-queue.ts'
import { headOf } from '#web/document-head.ts'
import { PageHead } from '#web/admin/parts/page-head.tsx'
import { DataTable, type Column } from '#web/kit/data/data-table.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { RowActions, RowLink } from '#web/kit/data/row-actions.tsx'
import { requireStaff } from '../guard.server.ts'
import { readerZone } from '../reader-zone.ts'
import type { Route } from './+types/route.ts'
import { TodayFigures } from './today-figures.tsx'
import './queue.css'

export const meta = () => headOf(pages.adminHome)

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const day = await countToday(staff, readerZone(args.request))
  return { items: await readQueue(staff), day, now: staff.clock.now().getTime() }
}

/** What waits for a person, oldest first, each with the page where it is done. */
export default function Queue({ loaderData: { items, day, now } }: Route.ComponentProps) {
  return (
    <div className="wrap queue">
      <PageHead heading={copy.heading} lead={copy.lead(items.length)}>
        <TodayFigures {...day} />
      </PageHead>
      <DataTable
        caption={copy.caption}
        columns={columnsAt(now)}
        rows={items}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        empty={copy.empty}
      />
    </div>
  )
}

const columnsAt = (now: number): Column<QueueItem>[] => [
  { key: 'title', label: copy.columns.title, kind: 'title', cell: ({ title }) => title },
  {
    key: 'kind',
    label: copy.columns.kind,
    cell: (item) => (
      <span>
        {textsOf(item).name}
        {item.asked && (
          <small className="queue-wait">
            {copy.asked.on} <FormattedDate at={item.asked.at} precision="day" />{' '}
            {copy.asked.by(item.asked.by)}
          </small>
        )}
      </span>
    ),
  },
  {
    key: 'about',
    label: copy.columns.about,
    kind: 'typed',
    cell: aboutOf,
  },
  {
    key: 'at',
    label: copy.columns.at,
    cell: ({ at, kind }) => (
      <span>
        <FormattedDate at={at} />
        <small className="queue-wait">{waitOf(kind, new Date(at).getTime() - now)}</small>
      </span>
    ),
  },
  {
    key: 'next',
    label: copy.columns.next,
    kind: 'actions',
    cell: (item) => (
      <RowActions>
        <RowLink to={item.href} aria-label={textsOf(item).next + copy.of(item.title)}>
          {textsOf(item).next}
        </RowLink>
      </RowActions>
    ),
  },
]

function aboutOf({ about, title, rate, held, message }: QueueItem): string {
  if (message) return copy.message(message)
  if (rate) return rateLineName(rate)
  if (held) return `${about}: ${copy.held(held)}`
  return about === title ? '–' : about
}

function textsOf({ kind, trouble, asked }: QueueItem) {
  const texts = trouble ? copy.troubles[trouble] : copy.kinds[kind]
  return asked ? { ...texts, next: copy.asked.next } : texts
}

function waitOf(kind: QueueItem['kind'], ahead: number): string {
  if (ahead > 0) return copy.begins(roughTime(ahead))
  return kind === 'demo' ? copy.running : copy.waits(roughTime(-ahead))
}
