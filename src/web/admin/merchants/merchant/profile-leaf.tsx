import { merchantPage as copy, sourceWords } from '#content/admin/admin.ts'
import { Leaf } from '#web/kit/panels/panel.tsx'
import { Moment } from '#web/kit/data/formatted-date.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'

interface ProfileLeafProps {
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

export function ProfileLeaf({ merchant, access, isOpen }: ProfileLeafProps) {
  const { waysIn, confirmedAt, eraseAt } = merchant
  const open = [
    waysIn.password && ways.password,
    waysIn.passkeys > 0 && ways.passkeys(waysIn.passkeys),
    waysIn.google && ways.google,
    waysIn.factor && ways.factor,
  ].filter((way) => way !== false)
  return (
    <Leaf id="profile" lit={isOpen} state={access}>
      <KeyValueList
        rows={[
          { term: terms.email, value: merchant.email },
          { term: terms.phone, value: merchant.phone || '–' },
          {
            term: terms.confirmed,
            value: confirmedAt ? <Moment at={confirmedAt} precision="day" /> : terms.unconfirmed,
          },
          { term: terms.ways, value: open.join(', ') || ways.none },
          { term: terms.source, value: sourceWords(merchant.source) || terms.noSource },
          {
            term: terms.companies,
            value: merchant.companies.map(({ name, role }) => `${name} (${role})`).join(', ') || '–',
          },
          ...(eraseAt ? [{ term: terms.erase, value: <Moment at={eraseAt} precision="day" /> }] : []),
        ]}
      />
    </Leaf>
  )
}
