import { Accordion } from '#web/kit/layout/accordion.tsx'
import { Badge } from '#web/kit/data/badge.tsx'
import { EmptyState } from '#web/kit/data/empty-state.tsx'
import { Progress } from '#web/kit/data/progress.tsx'
import { Skeleton } from '#web/kit/data/skeleton.tsx'
import { ThemeSwitch } from '#web/kit/foundations/theme-switch.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { Specimen, SpecimenSheet } from './specimen.tsx'

const questions = [
  {
    id: 'question-price',
    question: 'What exactly do I get for $200 a month?',
    answer: 'The whole system: 16 customer essentials, three message channels and all 52 solutions.',
  },
  {
    id: 'question-more',
    question: 'Will I pay more when new features arrive?',
    answer: 'No. One subscription covers all future features at no extra charge.',
  },
  {
    id: 'question-long',
    question:
      'If I run several outlets in several countries with several currencies, do I need a subscription for each?',
    answer: 'Yes, one for each outlet.',
  },
]

export function NavigationSpecimens() {
  return (
    <>
      <SpecimenSheet
        id="accordion"
        title="Accordion"
        note="Native details: no script, found by the browser’s own search, one open at a time."
      >
        <Specimen state="First one open" span={6}>
          <Accordion name="gallery" items={questions} open="question-price" />
        </Specimen>
      </SpecimenSheet>
      <SpecimenSheet
        id="theme-switch"
        title="Theme switch"
        note="As the device, light or dark. The choice is remembered and never flashes."
      >
        <Specimen state="Live" span={6}>
          <ThemeSwitch />
        </Specimen>
      </SpecimenSheet>
    </>
  )
}

export function StatusSpecimens() {
  return (
    <>
      <SpecimenSheet id="badge" title="Badge" note="A word in an outline. Status is always written.">
        <Specimen state="Plain" span={2}>
          <Badge>Easy Setup</Badge>
        </Specimen>
        <Specimen state="Needs someone" span={2}>
          <Badge tone="alert">Payment failed</Badge>
        </Specimen>
        <Specimen state="Chosen" span={2}>
          <Badge tone="chosen">Most popular</Badge>
        </Specimen>
      </SpecimenSheet>
      <SpecimenSheet
        id="empty-state"
        title="Empty state"
        note="An unfilled form. It says what will stand here and how it gets here."
      >
        <Specimen state="With something to do" span={4}>
          <EmptyState
            level={3}
            title="No outlets yet"
            action={<ButtonLink href="#empty-state">Add Outlet</ButtonLink>}
          >
            An outlet is one shop. Add the first, and its orders, points and messages appear here.
          </EmptyState>
        </Specimen>
        <Specimen state="Words only" span={2}>
          <EmptyState level={3} title="No merchant of that name" />
        </Specimen>
      </SpecimenSheet>
      <SpecimenSheet
        id="skeleton"
        title="Skeleton"
        note="The printed form before anyone has typed in it: the rules are there, the values are not."
      >
        <Specimen state="Lines">
          <Skeleton label="Text is on its way" />
        </Specimen>
        <Specimen state="Fields">
          <Skeleton label="The form is on its way" shape="field" count={2} />
        </Specimen>
        <Specimen state="Rows">
          <Skeleton label="The ledger is on its way" shape="rows" count={4} />
        </Specimen>
        <Specimen state="Card">
          <Skeleton label="The card is on its way" shape="card" />
        </Specimen>
      </SpecimenSheet>
      <SpecimenSheet
        id="progress"
        title="Progress"
        note="How far, in words and as a bar. A running belt where nobody knows."
      >
        <Specimen state="Some way" span={2}>
          <Progress label="Copying orders" value={62} />
        </Specimen>
        <Specimen state="Counted" span={2}>
          <Progress
            label="Importing customers of Tamarind Wholesale"
            value={1204}
            max={1204}
            format={(value, max) => `${value} of ${max}`}
          />
        </Specimen>
        <Specimen state="Unknown" span={2}>
          <Progress label="Waiting for Shopify" />
        </Specimen>
      </SpecimenSheet>
    </>
  )
}
