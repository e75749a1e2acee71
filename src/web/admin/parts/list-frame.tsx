import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { DataTable, type Column } from '#web/kit/data/data-table.tsx'
import { PageHead } from './page-head.tsx'
import { SearchForm } from './search-form.tsx'
import { ExportCsv } from './export-csv.tsx'

export interface ListCopy {
  heading: string
  search: string
  caption: string
  busy: string
  note: string
  pages: string
  newest: string
  older: string
  /** Of the link that takes it all out as a file. */
  export?: string
}

interface ListFrameProps<Row> {
  copy: ListCopy
  /** Of the page itself; its file has the same with `.csv`. */
  path: string
  search: string
  choice?: { name: string; label: string; value: string; options: readonly { value: string; text: string }[] }
  /** What the address says besides search and choice. */
  kept?: Record<string, string>
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): string
  empty: string
  isFirst: boolean
  /** What the address of the next page says; none on the last. */
  next: Record<string, string> | undefined
  /** Between the head and the list: other views of it. */
  views?: ReactNode
}

/** A list of the admin: heading, search, table and page links. Its whole state is in the address. */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const { copy, path, search, choice, kept = {}, columns, rows, rowKey, empty, isFirst, next, views } = props
  const isBusy = useNavigation().location?.pathname === path
  const filters = {
    ...kept,
    ...(search && { search }),
    ...(choice && choice.value !== choice.options[0]?.value && { [choice.name]: choice.value }),
  }
  const to = (place: Record<string, string>) => `?${new URLSearchParams({ ...filters, ...place })}`
  return (
    <div className="wrap">
      <PageHead heading={copy.heading}>
        <SearchForm
          id={`${path.split('/').at(-1)}-search`}
          label={copy.search}
          search={search}
          choice={choice}
          kept={kept}
        />
      </PageHead>
      {views}
      <DataTable
        caption={copy.caption}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        empty={empty}
        busy={isBusy ? copy.busy : undefined}
      />
      <nav className="admin-pages" aria-label={copy.pages}>
        <p>{copy.note}</p>
        {!isFirst && (
          <Link className="text-link" to={to({})}>
            {copy.newest}
          </Link>
        )}
        {next && (
          <Link className="text-link" to={to(next)}>
            {copy.older}
          </Link>
        )}
        {copy.export && (
          <ExportCsv href={`${path}.csv${to({})}`} name={`${path.split('/').at(-1)}.csv`}>
            {copy.export}
          </ExportCsv>
        )}
      </nav>
    </div>
  )
}
