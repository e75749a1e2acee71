import { brand } from '#content/brand.ts'
import { pages } from '#content/pages.ts'
import { headOf } from '#web/document-head.ts'
import { Logo } from '#web/ui/mark.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { ChoiceSpecimens } from './choice-specimens.tsx'
import { FieldSpecimens } from './field-specimens.tsx'
import { FloatingSpecimens } from './floating-specimens.tsx'
import { GroundSpecimens } from './ground-specimens.tsx'
import { NavigationSpecimens, StatusSpecimens } from './status-specimens.tsx'
import { TicketSpecimens } from './ticket-specimens.tsx'

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
          <dl className="specimen-facts">
            <div>
              <dt>Printed in</dt>
              <dd>Special Gothic</dd>
            </div>
            <div>
              <dt>Typed in</dt>
              <dd>Sometype Mono</dd>
            </div>
            <div>
              <dt>Stock</dt>
              <dd>white, canary, pink</dd>
            </div>
          </dl>
        </div>
        <GroundSpecimens />
        <TicketSpecimens />
        <FieldSpecimens />
        <ChoiceSpecimens />
        <FloatingSpecimens />
        <NavigationSpecimens />
        <StatusSpecimens />
      </main>
    </ToastProvider>
  )
}
