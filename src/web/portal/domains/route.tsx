import { domainCard, domainPanels, domainsPage } from '#content/portal/domains.ts'
import { pages } from '#content/shared/pages.ts'
import { readOnly } from '#content/shared/panels.ts'
import { listDomains } from '#domain/company/domains.ts'
import { listAdministrators } from '#domain/company/list-administrators.ts'
import { headOf } from '#web/document-head.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { AdministratorsNote } from '#web/kit/panels/filled.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { SettingsPage } from '#web/kit/panels/settings-page.tsx'
import { EmptyState } from '#web/kit/data/empty-state.tsx'
import { requireCompany } from '../require-company.server.ts'
import type { Route } from './+types/route.ts'
import { AddDomainPanel } from './add-domain-panel.tsx'
import { DomainCard } from './domain-card.tsx'
import './domains.css'

export const meta = () => headOf(pages.domains)

/** Reading only; every change goes through the API, which asks for both halves of the session. */
export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireCompany(args)
  return {
    domains: await listDomains(merchant),
    administrators: await listAdministrators(merchant),
    zonePage: merchant.settings.zonePage,
  }
}

export default function Domains({ loaderData: { domains, administrators, zonePage } }: Route.ComponentProps) {
  const mayManage = usePortal().may('domains:manage')
  const verified = domains.filter(({ verified_at }) => verified_at !== null).length
  const { facts, counted } = domainsPage
  const { list, add } = domainPanels
  return (
    <SettingsPage
      heading={domainsPage.heading}
      lead={domainsPage.lead}
      facts={[
        { term: facts.listed, value: String(domains.length) },
        { term: facts.verified, value: String(verified) },
      ]}
      panels={mayManage ? { add, list } : { list }}
    >
      {mayManage && <AddDomainPanel />}
      <Panel
        id="list"
        lit={verified > 0}
        state={mayManage ? counted(verified, domains.length) : readOnly.state}
      >
        {domains.length === 0 ? (
          <EmptyState title={domainCard.none.title} level={3}>
            {domainCard.none.text}
          </EmptyState>
        ) : (
          <ul className="domain-cards">
            {domains.map((domain) => (
              <DomainCard key={domain.id} domain={domain} mayManage={mayManage} zonePage={zonePage} />
            ))}
          </ul>
        )}
        {!mayManage && <AdministratorsNote administrators={administrators} />}
      </Panel>
    </SettingsPage>
  )
}
