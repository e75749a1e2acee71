import { domainCard as copy } from '#content/portal/domains.ts'
import type { DomainView } from '#contract/company/shapes.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'

interface DomainRecordProps {
  domain: DomainView
  zonePage: string | undefined
}

/** The DNS record, each part with a copy button. */
export function DomainRecord({ domain, zonePage }: DomainRecordProps) {
  const { record_name: name, record_value: text } = domain
  const requested = new URLSearchParams({ name, text })
  return (
    <div className="domain-record">
      <dl>
        <Row term={copy.type} value="TXT" />
        <Row term={copy.name} value={name} canCopy />
        <Row term={copy.text} value={text} canCopy />
      </dl>
      <p className="page-aside">{copy.nameHint}</p>
      {zonePage && !domain.verified_at && (
        <a
          className="domain-sandbox"
          href={`${zonePage}?${requested.toString()}`}
          target="_blank"
          rel="noopener"
        >
          {copy.sandbox}
          <span className="visually-hidden"> (new tab)</span> <Icon name="out" size={16} />
        </a>
      )}
    </div>
  )
}

interface RowProps {
  term: string
  value: string
  canCopy?: boolean
}

function Row({ term, value, canCopy }: RowProps) {
  const toast = useToast()
  const copyIt = () =>
    navigator.clipboard.writeText(value).then(
      () => toast({ status: 'success', title: copy.copied, message: value }),
      () => toast({ status: 'error', title: copy.copyFailed }),
    )
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <code>{value}</code>
        {canCopy && (
          <button
            type="button"
            className="domain-copy"
            aria-label={`${copy.copy}: ${term}`}
            onClick={() => void copyIt()}
          >
            <Icon name="copy" />
            <span aria-hidden>{copy.copy}</span>
          </button>
        )}
      </dd>
    </div>
  )
}
