import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { domainCard as copy } from '#content/portal/domains.ts'
import type { DomainView } from '#contract/company/shapes.ts'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { DomainRecord } from './domain-record.tsx'

interface DomainCardProps {
  domain: DomainView
  mayManage: boolean
  /** In the demo, where a record can be put into the zone. */
  zonePage: string | undefined
}

export function DomainCard({ domain, mayManage, zonePage }: DomainCardProps) {
  const title = `domain-${domain.id}`
  return (
    <li className="domain-card" aria-labelledby={title}>
      <div className="domain-head">
        <h3 id={title}>{domain.domain}</h3>
        <p className="domain-state">
          <span className="panel-dot" data-lit={domain.verified_at !== null || undefined} aria-hidden />
          <DomainState domain={domain} />
        </p>
      </div>
      {domain.is_held_elsewhere && (
        <p className="page-waiting">
          <Icon name="warning" />
          <span>{copy.heldElsewhere}</span>
        </p>
      )}
      {mayManage && <DomainActs domain={domain} zonePage={zonePage} />}
    </li>
  )
}

function DomainState({ domain: { verified_at, checked_at } }: Pick<DomainCardProps, 'domain'>) {
  const { states } = copy
  if (verified_at) {
    return (
      <span>
        {states.verified} {copy.since} <FormattedDate at={verified_at} precision="day" />
      </span>
    )
  }
  if (!checked_at) return <span>{states.unchecked}</span>
  return (
    <span>
      {states.missing} <FormattedDate at={checked_at} />
    </span>
  )
}

function DomainActs({ domain, zonePage }: Omit<DomainCardProps, 'mayManage'>) {
  const checking = useApiAction()
  const removing = useApiAction()
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState(false)
  const { id, domain: name, verified_at, checked_at } = domain

  const check = async () => {
    const found = await checking.run('checkDomain', { id }, { done: copy.found, message: () => name })
    // That it was looked for is news as well.
    if (!found) await revalidate()
  }
  const remove = async () => {
    setAsking(false)
    await removing.run('removeDomain', { id }, { done: copy.removed, message: () => name })
  }

  return (
    <>
      <DomainRecord domain={domain} zonePage={zonePage} />
      <div className="page-choices">
        <Button
          size="small"
          variant={verified_at ? 'secondary' : 'primary'}
          icon={checked_at ? 'loop' : 'search'}
          aria-describedby={`domain-${id}`}
          busy={checking.busy}
          onClick={() => void check()}
        >
          {checking.busy ? copy.checking : checked_at ? copy.again : copy.check}
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon="close"
          aria-describedby={`domain-${id}`}
          busy={removing.busy}
          onClick={() => setAsking(true)}
        >
          {copy.remove}
        </Button>
      </div>
      <Question
        title={copy.question.title(name)}
        open={asking}
        yes={copy.question.yes}
        no={copy.question.no}
        onYes={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{copy.question.text}</p>
      </Question>
    </>
  )
}
