import { brand } from '#content/shared/brand.ts'
import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { Logo } from '#web/kit/foundations/mark.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { ThemeSwitch } from '#web/kit/foundations/theme-switch.tsx'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import { ChoiceSpecimens } from './choice-specimens.tsx'
import { FieldSpecimens } from './field-specimens.tsx'
import { FloatingSpecimens } from './floating-specimens.tsx'
import { GroundSpecimens } from './ground-specimens.tsx'
import { NavigationSpecimens, StatusSpecimens } from './status-specimens.tsx'
import { parts } from './parts.ts'
import { PrintSpecimens } from './print-specimens.tsx'
import { ButtonSpecimens } from './button-specimens.tsx'

export const meta = () => headOf(pages.renderTest)

export default function RenderTest() {
  return (
    <ToastProvider>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="specimen-bar">
        <a href="/" aria-label={`${brand.name}, home`}>
          <Logo name={brand.name} />
        </a>
        <ThemeSwitch />
      </header>
      <main id="main" className="specimen-book wrap">
        <div className="specimen-opening">
          <h1>Every part, in every state.</h1>
          <KeyValueList
            rows={[
              { term: 'Printed in', value: 'Special Gothic' },
              { term: 'Typed in', value: 'Sometype Mono' },
              { term: 'Stock', value: 'white, canary, pink' },
              { term: 'Parts', value: Object.keys(parts).length },
            ]}
          />
        </div>
        <nav className="specimen-index" aria-label="Parts">
          <ol>
            {Object.entries(parts).map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <GroundSpecimens />
        <ButtonSpecimens />
        <FieldSpecimens />
        <ChoiceSpecimens />
        <FloatingSpecimens />
        <NavigationSpecimens />
        <StatusSpecimens />
        <PrintSpecimens />
      </main>
    </ToastProvider>
  )
}
