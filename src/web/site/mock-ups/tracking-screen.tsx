import { MockBar, MockBody, MockButtons, MockHeading, MockTimeline } from './mock-parts.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import './tracking-screen.css'

const steps = [
  { name: 'Confirmed', note: 'Mon 09:12' },
  { name: 'Packed', note: 'Mon 16:40' },
  { name: 'Out for delivery', note: 'Pune hub, 4 stops away' },
  { name: 'Delivered' },
]

export function TrackingScreen() {
  return (
    <PhoneFrame label="Order 10482 on a map: confirmed, packed, out for delivery four stops away, arriving Thursday between ten and twelve.">
      <MockBar title="Order 10482" back />
      <Map />
      <MockBody>
        <MockHeading>Arrives Thursday, 10–12</MockHeading>
        <MockTimeline steps={steps} now={2} />
        <MockButtons labels={['Change address', 'Call driver']} />
      </MockBody>
    </PhoneFrame>
  )
}

function Map() {
  return (
    <svg className="tracking-screen-map" viewBox="0 0 280 150" aria-hidden>
      <path d="M0 28h280M0 66h280M0 104h280M40 0v150M104 0v150M168 0v150M232 0v150" />
      <path d="M-10 134L290 12" strokeWidth="9" />
      <path className="tracking-screen-way" d="M28 124C70 124 60 74 110 74s60 27 92 5 20-41 50-41" />
      <circle className="tracking-screen-start" cx="28" cy="124" r="6" />
      <circle className="tracking-screen-van" cx="176" cy="87" r="9" />
      <circle className="tracking-screen-ring" cx="176" cy="87" r="16" />
      <path className="tracking-screen-door" d="M252 38l-8-14a9 9 0 1 1 16 0z" />
    </svg>
  )
}
