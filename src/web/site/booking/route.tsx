import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { data, useSearchParams } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { askForTime as ask, slotPicker } from '#content/shared/slot-picker.ts'
import { scheduleDemo } from '#content/site/booking.ts'
import { leadForm } from '#contract/bookings/shapes.ts'
import { readSetUp } from '#contract/demo/set-up.ts'
import { emailLead } from '#domain/booking/keep-lead.ts'
import { headOf } from '#web/document-head.ts'
import type { FormAnswer } from '#web/site/forms/form-answer.ts'
import { answerToError, readPostedForm } from '#web/site/forms/posted-form.server.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { requestContext } from '#web/request-context.server.ts'
import { SidePicture } from '#web/kit/print/side-picture.tsx'
import { Skeleton } from '#web/kit/data/skeleton.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import type { Route } from './+types/route.ts'
import { Agenda } from './agenda.tsx'
import { AppointmentCard } from './appointment-card.tsx'
import { ownPlace, zoneOf } from '#web/kit/slot-picker/places.ts'
import { SetUpStrip } from './set-up-strip.tsx'
import { ShopStep } from './shop-step.tsx'
import { StepStrip } from './step-strip.tsx'
import { type Step, useDraft, useSteps } from './use-booking.ts'
import './schedule-a-demo.css'

/** Its first step is read and answered without a script. */
export const handle = { inlineStyle: true }

export const meta = () => headOf(pages.scheduleDemo)

export function loader({ context }: Route.LoaderArgs) {
  return { captcha: context.get(requestContext).captcha.setup }
}

/** Browsers without script post here. They cannot solve the captcha, so the next step reaches them by email. */
export async function action({ request, context }: Route.ActionArgs) {
  const { values, input, refusal, runsScript } = await readPostedForm(request, leadForm)
  if (!input) return data<FormAnswer<Emailed>>(refusal ?? {}, 400)
  if (runsScript) return data<FormAnswer<Emailed>>({ values, isEarly: true })
  const setUp = readSetUp(new URL(request.url).searchParams.get('set_up') ?? '')
  try {
    await emailLead(context.get(requestContext), input, setUp?.path ?? '')
    return data<FormAnswer<Emailed>>({ done: { email: input.email } }, 202)
  } catch (error) {
    return data<FormAnswer<Emailed>>(answerToError(error, values), 429)
  }
}

/** Where the link to the next step was sent. */
interface Emailed {
  email: string
}

/** Switching steps needs no new data. */
export const shouldRevalidate = () => false

/** The first step is drawn by the server. The others come while it is answered. */
const loadTimeStep = () => import('./time-step.tsx')
const loadDetailsStep = () => import('./details-step.tsx')
const TimeStep = lazy(async () => ({ default: (await loadTimeStep()).TimeStep }))
const DetailsStep = lazy(async () => ({ default: (await loadDetailsStep()).DetailsStep }))

function fetchLaterSteps() {
  // A failed preload is repeated when the step is opened.
  void Promise.all([loadTimeStep(), loadDetailsStep()]).catch(() => {})
}

export default function ScheduleDemo({ loaderData, actionData }: Route.ComponentProps) {
  const emailed = actionData?.done
  const { draft, keep, ready } = useDraft()
  const { step, reached, go } = useSteps(draft, ready)
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  const [day, setDay] = useState<string>()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('set_up')

  useEffect(() => {
    // An invalid set-up address is ignored, the form still works.
    const setUp = readSetUp(asked ?? '')
    if (setUp) keep({ set_up: setUp.path })
  }, [asked, keep])

  const dropSetUp = () => {
    keep({ set_up: '' })
    setQuery((before) => new URLSearchParams([...before].filter(([name]) => name !== 'set_up')), {
      replace: true,
      preventScrollReset: true,
    })
  }

  // A new step scrolls to its heading and focuses it; the first one is at the top anyway.
  const begin = useCallback((next: Step) => {
    if (shown.current === next) return
    shown.current = next
    panel.current?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }, [])

  const waiting = <Skeleton label={slotPicker.loading} shape="rows" count={6} />
  const place = draft.place ?? (ready ? ownPlace() : 'UTC')
  return (
    <ToastProvider>
      <SiteLayout header="index">
        {step === 'shop' && (
          <div className="schedule-text wrap">
            <h1>{scheduleDemo.heading}</h1>
            <p className="lead">{scheduleDemo.lead}</p>
          </div>
        )}
        <div className="schedule" ref={panel} onFocus={step === 'shop' ? fetchLaterSteps : undefined}>
          <div className="schedule-panel">
            <StepStrip step={step} reached={reached} onGo={go} />
            <SetUpStrip setUp={readSetUp(draft.set_up ?? '')} onDrop={dropSetUp} />
            {emailed && (
              <div className="schedule-form">
                <h2 className="schedule-heading">{scheduleDemo.emailed.heading}</h2>
                <p>{scheduleDemo.emailed.text(emailed.email)}</p>
              </div>
            )}
            {step !== 'shop' && (
              <p className="schedule-notice" data-without-script>
                {scheduleDemo.noScript} <a href={pages.scheduleDemo.path}>{scheduleDemo.begin}</a>
              </p>
            )}
            {step === 'shop' && !emailed && (
              <>
                <ShopStep
                  {...{ draft, keep, ready }}
                  captcha={loaderData.captcha}
                  posted={actionData}
                  onNext={() => go('time')}
                />
                <StepShown step={step} onShown={begin} />
              </>
            )}
            {!ready && step !== 'shop' && waiting}
            {ready && step !== 'shop' && (
              <Suspense fallback={waiting}>
                {step === 'time' ? (
                  <TimeStep
                    {...{ draft, keep, place }}
                    onDay={setDay}
                    onBack={() => go('shop')}
                    onNext={() => go('details')}
                  />
                ) : (
                  <DetailsStep
                    {...{ draft, keep, place }}
                    onBack={() => go('time')}
                    onBegin={() => go('shop')}
                  />
                )}
                <StepShown step={step} onShown={begin} />
              </Suspense>
            )}
          </div>
          <SidePicture>
            <AppointmentCard
              zone={zoneOf(place)}
              day={step === 'time' ? day : undefined}
              startsAt={step === 'time' && day ? undefined : draft.hold?.starts_at}
              endsAt={draft.hold?.ends_at}
              host={draft.hold?.host}
              stamp={step === 'details' && draft.hold ? scheduleDemo.card.held : undefined}
            />
          </SidePicture>
        </div>
        <Agenda />
        <section className="schedule-ask wrap" data-surface="canary">
          <h2>{ask.heading}</h2>
          <p>{ask.text}</p>
          <ButtonLink href={`${pages.contact.path}?about=demo`} variant="secondary">
            {ask.action}
          </ButtonLink>
        </section>
      </SiteLayout>
    </ToastProvider>
  )
}

/** Calls back when a lazily loaded step is rendered. */
function StepShown({ step, onShown }: { step: Step; onShown(step: Step): void }) {
  useEffect(() => onShown(step), [step, onShown])
  return null
}
