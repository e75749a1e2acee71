import { checklist as copy } from '#content/portal/apps.ts'
import type { AppList } from '#contract/portal/shapes.ts'
import { Button } from '#web/kit/forms/button.tsx'
import type { Activation } from './use-activation.ts'
import './first-steps.css'

interface FirstStepsProps {
  outlet: AppList['outlet']
  activation: Activation
  mayActivate: boolean
  /** Stores are connected through the App Store. */
  isListed: boolean
}

/** Three steps until the first module runs; the one that is next carries the button. */
export function FirstSteps({ outlet, activation, mayActivate, isListed }: FirstStepsProps) {
  const { doing, beginSetup, connect, press } = activation
  const { web_url: address, connection } = outlet
  const first = isListed ? copy.listed : copy.address
  const isShopDone = address !== null && (connection === 'connected' || connection === 'not-needed')
  const lines = [
    {
      key: 'address',
      ...first,
      text: address ?? first.text,
      isDone: address !== null,
      act: () => beginSetup('infiniti'),
    },
    {
      key: 'shop',
      ...copy.shop,
      text: copy.shop.text[address ? connection : 'open'],
      isDone: isShopDone,
      act: () => void connect(address ?? '', 'infiniti'),
    },
    {
      key: 'module',
      ...copy.module,
      isDone: false,
      act: () => press({ app: 'infiniti', isActivated: false }),
    },
  ]
  const next = lines.findIndex(({ isDone }) => !isDone)
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">
        {copy.title}{' '}
        <span className="first-steps-count">{copy.count(lines.filter((l) => l.isDone).length)}</span>
      </h2>
      <ol>
        {lines.map(({ key, label, text, action, isDone, act }, index) => (
          <li key={key} data-state={isDone ? 'done' : index === next ? 'next' : 'later'}>
            <span className="first-steps-number" aria-hidden>
              {index + 1}
            </span>
            <div className="first-steps-text">
              <b>{label}</b>
              <p className={key === 'address' && isDone ? 'typed' : undefined}>{text}</p>
            </div>
            <span className="first-steps-state">
              {isDone ? copy.done : index === next ? copy.next : copy.later}
            </span>
            {index === next && mayActivate && (
              <Button
                size="small"
                wide
                busy={doing === (key === 'shop' ? 'connect' : 'infiniti')}
                onClick={act}
              >
                {action}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
