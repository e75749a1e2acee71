import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { askForTime as ask, slotPicker } from '#content/shared/booking/slot-picker.ts'
import { scheduleDemo } from '#content/site/booking.ts'
import { readSetUp } from '#contract/demo/set-up.ts'
import { countsToTwelve } from '#rules/zone-text.ts'
import { headOf } from '#web/document-head.ts'
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
import { StepStrip } from './step-strip.tsx'
import { TimeStep } from './time-step.tsx'
import { type Step, useDraft, useSteps } from './use-booking.ts'
import './schedule-a-demo.css'

/** Its first step is painted before any style sheet comes. */
export const handle = { inlineStyle: true }

export const meta = () => headOf(pages.scheduleDemo)

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    captcha: context.get(requestContext).captcha.setup,
    hour12: countsToTwelve(request.headers.get('accept-language') ?? ''),
  }
}

/** Switching steps needs no new data. */
export const shouldRevalidate = () => false

/** The second step comes while a time is chosen. */
const loadDetailsStep = () => import('./details-step.tsx')
const DetailsStep = lazy(async () => ({ default: (await loadDetailsStep()).DetailsStep }))

function fetchDetailsStep() {
  // A failed preload is repeated when the step is opened.
  void loadDetailsStep().catch(() => {})
}

export default function ScheduleDemo({ loaderData }: Route.ComponentProps) {
  const { captcha, hour12 } = loaderData
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
    panel.current?.querySelector<HTMLElement>('.schedule-heading')?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }, [])

  const waiting = <Skeleton label={slotPicker.loading} shape="rows" count={6} />
  const timesPath = `${pages.scheduleDemo.path}/times${asked ? `?${new URLSearchParams({ set_up: asked })}` : ''}`
  const place = draft.place ?? (ready ? ownPlace() : 'UTC')
  return (
    <ToastProvider>
      <SiteLayout header="index">
        {step === 'time' && (
          <div className="schedule-text wrap">
            <h1>{scheduleDemo.heading}</h1>
            <p className="lead">{scheduleDemo.lead}</p>
          </div>
        )}
        <div className="schedule" ref={panel} onFocus={step === 'time' ? fetchDetailsStep : undefined}>
          <div className="schedule-panel">
            <StepStrip step={step} reached={reached} onGo={go} />
            <SetUpStrip setUp={readSetUp(draft.set_up ?? '')} onDrop={dropSetUp} />
            <div className="schedule-form" data-without-script>
              <p>{scheduleDemo.noScript}</p>
              <ButtonLink href={timesPath}>{scheduleDemo.times}</ButtonLink>
            </div>
            {step === 'time' ? (
              <>
                <TimeStep
                  {...{ draft, keep, place, hour12, captcha }}
                  onDay={setDay}
                  onNext={() => go('details')}
                />
                <StepShown step={step} onShown={begin} />
              </>
            ) : ready ? (
              <Suspense fallback={waiting}>
                <DetailsStep {...{ draft, keep, place, hour12 }} onBack={() => go('time')} />
                <StepShown step={step} onShown={begin} />
              </Suspense>
            ) : (
              waiting
            )}
          </div>
          <SidePicture>
            <AppointmentCard
              hour12={hour12}
              zone={zoneOf(place)}
              day={step === 'time' ? day : undefined}
              startsAt={step === 'time' && day ? undefined : draft.reservation?.starts_at}
              endsAt={draft.reservation?.ends_at}
              host={draft.reservation?.host}
              stamp={step === 'details' && draft.reservation ? scheduleDemo.card.held : undefined}
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
