import { range } from '#web/kit/drawings/geometry.ts'
import { MockBar, MockBody, MockButtons, MockHeading, MockRow } from './mock-parts.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import './subscription-screen.css'

const [today, leaves] = [4, 18]

export function SubscriptionScreen() {
  return (
    <PhoneFrame label="A subscription to house blend coffee every four weeks: the next box leaves on 18 March, and can be skipped, moved, swapped or paused.">
      <MockBar title="Subscriptions" back />
      <MockBody>
        <MockHeading>Next box leaves 18 March</MockHeading>
        <div className="subscription-screen-month">
          {range(28).map((index) => (
            <span
              key={index}
              data-day={index + 1 === today ? 'today' : index + 1 === leaves ? 'leaves' : undefined}
            >
              {index + 1}
            </span>
          ))}
        </div>
        <MockRow goods="coffee" name="House blend, 500 g" note="Every 4 weeks" action="× 2" typed />
        <MockRow goods="soap" surface="pink" name="Kitchen soap" note="Every 8 weeks" action="× 1" typed />
        <MockButtons labels={['Skip once', 'Change date']} />
        <MockButtons labels={['Swap product', 'Pause']} />
      </MockBody>
    </PhoneFrame>
  )
}
