import { commissionCopy } from '#content/site/calculator.ts'

/** Beside the headline: the agreed terms, or that those of the page are examples. */
export function Terms({ agreed }: { agreed: string | undefined }) {
  const { examples, agreed: title } = commissionCopy
  return (
    <p className="commission-terms" data-surface={agreed ? 'white' : 'canary'}>
      <strong>{agreed ? title : examples.title}</strong> {agreed ?? examples.text}
    </p>
  )
}
