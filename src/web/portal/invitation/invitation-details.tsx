import { invitationPage as copy } from '#content/portal/invitation.ts'
import { roleTexts } from '#content/portal/roles.ts'
import type { InvitationOffer } from '#contract/people/shapes.ts'

const mostNamed = 3

/** Who invites, with which role, to which outlets, and which email. */
export function InvitationDetails({ offer }: { offer: InvitationOffer }) {
  const { invited_by, role, outlets, email } = offer
  const rest = outlets.length - mostNamed
  const rows = [
    { term: copy.facts.from, value: invited_by || copy.somebody },
    { term: copy.facts.role, value: roleTexts[role].name, note: roleTexts[role].note },
    {
      term: copy.facts.outlets,
      value: [...outlets.slice(0, mostNamed), ...(rest > 0 ? [copy.more(rest)] : [])].join(', '),
    },
    { term: copy.facts.email, value: email },
  ]
  return (
    <dl className="invitation-details">
      {rows
        .filter(({ value }) => value !== '')
        .map(({ term, value, note }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <span className="typed">{value}</span>
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
    </dl>
  )
}
