import { browserMessages } from '#content/shared/browser-messages.ts'
import { pages } from '#content/shared/pages.ts'
import { companiesPanel as copy, usersPage } from '#content/portal/people.ts'
import { roleTexts } from '#content/portal/roles.ts'
import type { OwnCompany } from '#contract/people/shapes.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { showToastOnNextPage } from '#web/client/toasts/next-page-toast.ts'
import { storePortal } from '#web/client/session/session.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { Badge } from '#web/kit/data/badge.tsx'
import { DataTable, type Column } from '#web/kit/data/data-table.tsx'
import { RowActions, RowButton } from '#web/kit/data/row-actions.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'

const columnsOf = (onGo: (company: OwnCompany) => void): Column<OwnCompany>[] => [
  {
    key: 'name',
    label: copy.columns.name,
    kind: 'title',
    cell: ({ name, is_current }) => (
      <>
        {name}
        {is_current && <Badge tone="chosen">{copy.here}</Badge>}
      </>
    ),
  },
  { key: 'role', label: copy.columns.role, cell: ({ role }) => roleTexts[role].name },
  {
    key: 'actions',
    label: copy.columns.actions,
    kind: 'actions',
    cell: (company) =>
      !company.is_current && (
        <RowActions>
          <RowButton aria-label={`${copy.go}: ${company.name}`} onClick={() => onGo(company)}>
            {copy.go}
          </RowButton>
        </RowActions>
      ),
  },
]

/** For people who work for several companies: which one is open. */
export function CompaniesPanel({ companies }: { companies: readonly OwnCompany[] }) {
  const toast = useToast()
  const go = async ({ id, name }: OwnCompany) => {
    const result = await merchantApi('changeCompany', { company_id: id })
    if (!result.ok) {
      const { title, message } = result.problem ?? browserMessages.internal
      return toast({ status: 'error', title, message })
    }
    storePortal(result.data.data)
    showToastOnNextPage(copy.gone(name))
    location.assign(pages.apps.path)
  }

  return (
    <Panel id="companies" state={usersPage.states.companies(companies.length)}>
      <DataTable
        caption={copy.caption}
        columns={columnsOf((company) => void go(company))}
        rows={companies}
        rowKey={({ id }) => id}
        empty={copy.empty}
      />
    </Panel>
  )
}
