import { useDeferredValue, useMemo } from 'react'
import { data } from 'react-router'
import { shareOutcome } from '#content/shared/form-answers.ts'
import { calculationAt } from '#content/site/calculation.ts'
import { commissionCopy } from '#content/site/calculator.ts'
import { commission } from '#content/site/commission.ts'
import { pages } from '#content/shared/pages.ts'
import { shareForm } from '#contract/commission/shapes.ts'
import { emailFigures } from '#domain/leads/share-calculation.ts'
import { ceilingOf, type CommissionInput, firstMonthAt, monthsOf } from '#rules/commission/commission.ts'
import { inputOf } from '#rules/commission/settings.ts'
import { headOf } from '#web/document-head.ts'
import type { FormAnswer } from '#web/site/forms/form-answer.ts'
import { answerToError, readPostedForm } from '#web/site/forms/posted-form.server.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { requestContext } from '#web/request-context.server.ts'
import { ClosingStrip } from '#web/site/parts/closing-strip.tsx'
import type { Route } from './+types/route.ts'
import { Actions } from './actions.tsx'
import { CohortChart } from './cohort-chart.tsx'
import { ChurnCost } from './churn-cost.tsx'
import { monies, MoneyContext } from './money.ts'
import { Terms } from './terms.tsx'
import { TargetIncome } from './target-income.tsx'
import { type Outcome, passesCeiling, Result, Warnings } from './result.tsx'
import { ScenarioCopies } from './scenario-copies.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useUrlSettings } from './use-url-settings.ts'
import { LinkedWords } from '#web/site/parts/linked-text.tsx'
import './commission-calculator.css'

export const handle = { inlineStyle: true }

export const meta = () => headOf(pages.commissionCalculator)

/** What sending the figures needs, and the terms if they are agreed; the page itself is all in its address. */
export function loader({ context }: Route.LoaderArgs) {
  const { captcha, settings } = context.get(requestContext)
  return { captcha: captcha.setup, terms: settings.commissionTerms }
}

/** Browsers without script post here to get the figures by email. The others use the API and its captcha. */
export async function action({ request, context }: Route.ActionArgs) {
  const { values, input, refusal } = await readPostedForm(request, shareForm)
  if (!input) return data<FormAnswer<string>>(refusal ?? {}, 400)
  try {
    const calculation = { email: input.email, ...calculationAt(new URL(request.url).search) }
    await emailFigures(context.get(requestContext), calculation)
    return data<FormAnswer<string>>({ done: shareOutcome.sent })
  } catch (error) {
    return data<FormAnswer<string>>(answerToError(error, values), 429)
  }
}

/** Changing a setting changes the address and needs no request. */
export const shouldRevalidate = () => false

/** Rendered from the address on the server, and from the same address in the browser. */
export default function CommissionCalculator({ loaderData, actionData }: Route.ComponentProps) {
  const { captcha, terms } = loaderData
  const { settings, settled, change, leave, search } = useUrlSettings()
  const input = useMemo(() => inputOf(settings, commission), [settings])
  const outcome = useMemo(() => outcomeOf(input), [input])
  const money = monies[settings.currency]
  // What lies further down the page may be a frame late.
  const later = useDeferredValue(settings)
  const laterInput = useDeferredValue(input)
  return (
    <MoneyContext value={money}>
      <SiteLayout>
        <header className="commission-head wrap">
          <h1>{commissionCopy.headline}</h1>
          <div>
            <p className="lead">
              <LinkedWords text={commissionCopy.lead} />
            </p>
            <Terms agreed={terms} />
          </div>
        </header>
        <div className="commission-panel">
          <div className="commission-panel-inner wrap">
            <div className="commission-form">
              <SettingsForm settings={settings} onChange={change} />
              <p className="commission-total" aria-hidden="true">
                <span>
                  {commissionCopy.result.earned} {settings.months}{' '}
                  {commissionCopy.result.months(settings.months)}
                </span>
                <b>{money.whole(outcome.total)}</b>
              </p>
            </div>
            <section className="commission-result" aria-label={commissionCopy.result.heading}>
              <Result outcome={outcome} />
              <Warnings months={outcome.months} />
              <CohortChart
                months={outcome.months}
                input={input}
                ceiling={outcome.isGrowing ? undefined : outcome.ceiling}
                isPassed={passesCeiling(outcome)}
              />
              <Actions search={search} captcha={captcha} posted={actionData} />
              <output className="visually-hidden">
                {settled &&
                  commissionCopy.result.status(
                    money.whole(outcome.total),
                    settings.months,
                    money.whole(outcome.last),
                  )}
              </output>
            </section>
          </div>
          <p className="commission-assumptions wrap">{commissionCopy.assumptions}</p>
        </div>
        <ScenarioCopies settings={later} onTake={leave} />
        <TargetIncome settings={later} onChange={change} />
        <ChurnCost input={laterInput} />
        <ClosingStrip copy={closingFor(search)} />
      </SiteLayout>
    </MoneyContext>
  )
}

function outcomeOf(input: CommissionInput): Outcome {
  const months = monthsOf(input)
  const last = months.at(-1)
  return {
    months,
    total: last?.total ?? 0,
    last: last?.pay ?? 0,
    active: last?.active ?? 0,
    milestone: firstMonthAt(months, commission.milestone),
    ceiling: ceilingOf(input),
    isGrowing: input.growth > 0,
  }
}

/** The link to the contact form carries the figures. */
function closingFor(search: string) {
  const { heading, text, label, href, message } = commissionCopy.closing
  const query = new URLSearchParams({ message: message(`${pages.commissionCalculator.path}${search}`) })
  return { heading, text, action: { label, href: `${href}?${query}` } }
}
