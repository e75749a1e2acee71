import { lazy, Suspense, useState } from 'react'
import { commissionCopy } from '#content/site/calculator.ts'
import { pages } from '#content/shared/pages.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import type { FormAnswer } from '#web/site/forms/form-answer.ts'
import { useRunsScript } from '#web/site/forms/use-runs-script.ts'
import { PlainShareForm } from './plain-share-form.tsx'

/** Validation and captcha are larger than the page, so they are loaded on demand. */
const ShareForm = lazy(async () => ({ default: (await import('./share-form.tsx')).ShareForm }))

const { actions } = commissionCopy

interface ActionsProps {
  search: string
  captcha: CaptchaSetup
  posted: FormAnswer<string> | undefined
}

/** Ways to take the figures along. File and email work without script. */
export function Actions({ search, captcha, posted }: ActionsProps) {
  const runsScript = useRunsScript()
  const [outcome, setOutcome] = useState('')
  const [isSending, setSending] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${pages.commissionCalculator.path}${search}`)
      setOutcome(actions.copied)
    } catch {
      setOutcome(actions.copyFailed)
    }
  }
  return (
    <div className="result-leave">
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
        <button
          type="button"
          data-needs-script
          aria-expanded={isSending}
          aria-controls="share-figures"
          onClick={() => setSending(!isSending)}
        >
          <Icon name="mail" />
          {actions.send}
        </button>
        <output>{outcome}</output>
      </div>
      <div id="share-figures" className="share-figures">
        {!runsScript && (
          <div data-without-script>
            <PlainShareForm posted={posted} />
          </div>
        )}
        <Suspense>{isSending && <ShareForm search={search} captcha={captcha} />}</Suspense>
      </div>
    </div>
  )
}
