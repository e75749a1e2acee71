import { brand } from '#content/shared/brand.ts'
import { iconDrawings } from '#web/kit/foundations/icon-drawings.ts'
import { Icon, type IconName } from '#web/kit/foundations/icon.tsx'
import { Logo, Mark } from '#web/kit/foundations/mark.tsx'
import { Specimen, SpecimenSheet } from './specimen.tsx'
import './ground-specimens.css'

const swatches = [
  { token: 'paper', use: 'The page' },
  { token: 'sheet', use: 'What lies on it' },
  { token: 'ink', use: 'Lettering and rules' },
  { token: 'ink-2', use: 'Captions' },
  { token: 'carbon', use: 'Blue ink, focus' },
  { token: 'stamp', use: 'Red ink, errors' },
  { token: 'canary', use: 'Second copy, hover' },
  { token: 'pink', use: 'Third copy' },
  { token: 'action', use: 'Tickets' },
  { token: 'field-blue', use: 'Solid fields' },
  { token: 'story', use: 'The story’s ground' },
  { token: 'bar', use: 'Every second row' },
]

const surfaces = ['white', 'canary', 'pink', 'blue'] as const

const typeScale = [
  { step: 'poster', span: 6, text: '52 parts' },
  { step: 'h1', span: 3, text: 'Three copies' },
  { step: 'h2', span: 3, text: 'One system' },
  { step: 'h3', span: 3, text: 'Order 10482' },
  { step: 'lead', span: 3, text: 'Form text is printed in a gothic, data is typed in a mono.' },
  {
    step: 'body',
    span: 2,
    text: 'Shops have always run on printed matter: receipts, stamps, tickets, swing tags.',
  },
  { step: 'small', span: 2, text: 'The line under a name, the answer under a question.' },
  { step: 'caption', span: 2, text: 'Telephone, India' },
  { step: 'typed', span: 3, text: 'asha@tamarind.example' },
] as const

const isIconName = (name: string): name is IconName => name in iconDrawings || name === 'menu-dots'
const iconNames = [...Object.keys(iconDrawings), 'menu-dots'].filter(isIconName)

export function GroundSpecimens() {
  return (
    <>
      <SpecimenSheet
        id="colour"
        title="Colour"
        note="Two papers, two inks, two stocks. In the dark, stock becomes ink and action turns canary."
      >
        {swatches.map(({ token, use }) => (
          <Specimen key={token} state={use} span={1}>
            <div className="swatch" data-token={token} />
            <code className="swatch-name">{token}</code>
          </Specimen>
        ))}
        {surfaces.map((surface) => (
          <Specimen key={surface} state={`Stock, ${surface}`} span={3}>
            <div className="swatch-surface" data-surface={surface}>
              Order confirmed
            </div>
          </Specimen>
        ))}
      </SpecimenSheet>
      <SpecimenSheet
        id="type"
        title="Type"
        note="Special Gothic for what is printed, Sometype Mono for what is typed in. Nothing below 13 px."
      >
        {typeScale.map(({ step, span, text }) => (
          <Specimen key={step} state={step} span={span}>
            <p className="type-step" data-step={step}>
              {text}
            </p>
          </Specimen>
        ))}
        <Specimen state="Names from elsewhere" span={3}>
          <p>João Pires, Zoë Løvås, Łukasz Żółć, Šárka Dvořáková, Çağrı Şahin</p>
          <p className="typed">₹ 1.299,00 £38.50 €64 ĀĆĐĘĞ</p>
        </Specimen>
      </SpecimenSheet>
      <SpecimenSheet
        id="mark"
        title="Mark"
        note="A crossed belt round two pulleys. The left hub is solid and drives, the right is open and follows."
      >
        <Specimen state="Logo" span={2}>
          <Logo name={brand.name} />
        </Specimen>
        <Specimen state="Smallest, 28 px" span={2}>
          <div className="mark-small">
            <Mark label={brand.name} />
          </div>
        </Specimen>
        <Specimen state="Running" span={2}>
          <Mark label="Working" running />
        </Specimen>
        <Specimen state="Large, in red" span={3}>
          <div className="mark-large">
            <Mark />
          </div>
        </Specimen>
        <Specimen state="On solid blue" span={3} ground="blue">
          <div className="mark-large mark-canary">
            <Mark />
          </div>
        </Specimen>
      </SpecimenSheet>
      <SpecimenSheet
        id="icons"
        title="Icons"
        note="Drawn on a 20 × 20 grid with a 1.5 line and square ends. A word stands beside each, or it has a name."
      >
        <Specimen state="All of them" span={6}>
          <ul className="icon-table">
            {iconNames.map((name) => (
              <li key={name}>
                <Icon name={name} />
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen state="16, 20 and 24 px" span={6}>
          <div className="icon-sizes">
            <Icon name="arrow" size={16} />
            <Icon name="arrow" />
            <Icon name="arrow" size={24} />
          </div>
        </Specimen>
      </SpecimenSheet>
    </>
  )
}
