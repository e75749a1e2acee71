import { useState } from 'react'
import { commissionCopy } from '#content/commission-calculator.ts'
import { pages } from '#content/pages.ts'
import { Icon } from '#web/ui/icon.tsx'

const { actions } = commissionCopy

/** Ways to take the figures along. The file works without a script; the other two are the browser's own. */
export function Actions({ search }: { search: string }) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${pages.commissionCalculator.path}${search}`)
      setSaid(actions.copied)
    } catch {
      setSaid(actions.copyFailed)
    }
  }
  return (
    <div className="result-actions">
      <button type="button" data-needs-script onClick={() => void copy()}>
        <Icon name="copy" />
        {actions.copy}
      </button>
      <a href={`${pages.commissionCalculator.path}.csv${search}`} download>
        <Icon name="download" />
        {actions.csv}
      </a>
      <button type="button" data-needs-script onClick={() => print()}>
        <Icon name="print" />
        {actions.print}
      </button>
      <output>{said}</output>
    </div>
  )
}
