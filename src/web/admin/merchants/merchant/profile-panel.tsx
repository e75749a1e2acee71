import { merchantPage as copy, sourceText } from '#content/admin/admin.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'

interface ProfilePanelProps {
  merchant: {
    email: string
    phone: string
    confirmedAt: string | undefined
    eraseAt: string | undefined
    source: Record<string, string>
    waysIn: { password: boolean; passkeys: number; google: boolean; factor: boolean }
    companies: { name: string; role: string }[]
  }
  access: string
  isOpen: boolean
}

const { profile: terms, ways } = copy

export function ProfilePanel({ merchant, access, isOpen }: ProfilePanelProps) {
  const { waysIn, confirmedAt, eraseAt } = merchant
  const open = [
    waysIn.password && ways.password,
    waysIn.passkeys > 0 && ways.passkeys(waysIn.passkeys),
    waysIn.google && ways.google,
    waysIn.factor && ways.factor,
  ].filter((way) => way !== false)
  return (
    <Panel id="profile" lit={isOpen} state={access}>
      <KeyValueList
        rows={[
          { term: terms.email, value: merchant.email },
          { term: terms.phone, value: merchant.phone || '–' },
          {
            term: terms.confirmed,
            value: confirmedAt ? <FormattedDate at={confirmedAt} precision="day" /> : terms.unconfirmed,
          },
          { term: terms.ways, value: open.join(', ') || ways.none },
          { term: terms.source, value: sourceText(merchant.source) || terms.noSource },
          {
            term: terms.companies,
            value: merchant.companies.map(({ name, role }) => `${name} (${role})`).join(', ') || '–',
          },
          ...(eraseAt ? [{ term: terms.erase, value: <FormattedDate at={eraseAt} precision="day" /> }] : []),
        ]}
      />
    </Panel>
  )
}
