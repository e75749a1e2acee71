import { type SubmitEvent, useState } from 'react'
import { customerAccounts as copy } from '#content/portal/customer-accounts.ts'
import { themeNames } from '#content/account/screens.ts'
import type { AccountSettings } from '#contract/account/settings-shapes.ts'
import type { OrderSummary } from '#contract/account/order-shapes.ts'
import { longestShopName } from '#contract/demo/shop-brand.ts'
import { type ThemeId, themeIds } from '#contract/demo/themes.ts'
import { readColour } from '#rules/contrast.ts'
import { readLogo, writeLogo } from '#rules/one-ink-logo.ts'
import { ColourField } from '#web/account/brand/colour-field.tsx'
import { LogoField } from '#web/account/brand/logo-field.tsx'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Field, FieldGroup } from '#web/kit/forms/field.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { AccountPreview } from './account-preview.tsx'
import { AccountScopes } from './account-scopes.tsx'
import './accounts-panel.css'

export interface AccountsPanelProps {
  settings: AccountSettings
  orders: readonly OrderSummary[]
  /** When they were read. */
  now: number
}

const isTheme = (id: string): id is ThemeId => themeIds.some((known) => known === id)

/** Customer accounts of the outlet: what the store allows, address, look, and a preview beside the fields. */
export function AccountsPanel({ settings, ...previewed }: AccountsPanelProps) {
  const { is_on: isOn, needs } = settings
  return (
    <Panel
      id="accounts"
      lit={isOn && !needs}
      state={isOn ? (needs ? copy.closed[needs] : copy.on) : copy.off}
      wide
    >
      <div className="accounts-panel">
        <AccountScopes settings={settings} />
        <AccountForm settings={settings} {...previewed} />
      </div>
    </Panel>
  )
}

function AccountForm({ settings, orders, now }: AccountsPanelProps) {
  const mayChange = usePortal().may('apps:activate')
  const { run, busy } = useApiAction()
  const [isOn, setOn] = useState(settings.is_on)
  const [slug, setSlug] = useState(settings.slug)
  const [theme, setTheme] = useState<ThemeId>(settings.theme)
  const [name, setName] = useState(settings.brand.name)
  const [typedColour, setTypedColour] = useState(settings.brand.colour ?? '')
  const [logo, setLogo] = useState(() => readLogo(settings.brand.logo ?? ''))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const colour = readColour(typedColour)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setErrors({})
    void run(
      'saveCustomerAccounts',
      {
        is_on: isOn,
        slug,
        theme,
        brand_name: name,
        colour: colour ?? null,
        logo: logo ? writeLogo(logo) : null,
      },
      { done: copy.saved, message: () => undefined, onProblem: ({ fields }) => setErrors(fields ?? {}) },
    )
  }
  return (
    <div className="accounts-look">
      <form className="page-form" noValidate onSubmit={save}>
        <fieldset className="accounts-fields" disabled={!mayChange}>
          <Checkbox
            checked={isOn}
            disabled={settings.needs !== null && !isOn}
            hint={copy.isOnHint}
            onChange={({ currentTarget }) => setOn(currentTarget.checked)}
          >
            {copy.isOn}
          </Checkbox>
          <FieldGroup>
            <Field
              label={copy.slug}
              hint={copy.slugHint(settings.domain)}
              error={errors.slug}
              value={slug}
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
              onChange={({ currentTarget }) => setSlug(currentTarget.value)}
            />
            <Field
              label={copy.name}
              error={errors.brand_name}
              value={name}
              maxLength={longestShopName}
              autoComplete="off"
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <ColourField typed={typedColour} onChange={setTypedColour} />
          </FieldGroup>
          <RadioCells
            legend={copy.theme}
            variant="strip"
            value={theme}
            onChange={(id) => isTheme(id) && setTheme(id)}
            cells={themeIds.map((id) => ({ value: id, title: themeNames[id] }))}
          />
          <LogoField hint={copy.logoHint} shop={name} logo={logo} onChange={setLogo} />
        </fieldset>
        {mayChange ? (
          <Button type="submit" icon="check" busy={busy}>
            {busy ? copy.saving : copy.save}
          </Button>
        ) : (
          <p className="caption">{copy.readOnly}</p>
        )}
        {settings.is_on && <OpenAccount settings={settings} />}
      </form>
      <AccountPreview theme={theme} brand={{ name, colour, logo }} orders={orders} now={now} />
    </div>
  )
}

/** The address as it is saved, and a look at it from the other side. */
function OpenAccount({ settings }: Pick<AccountsPanelProps, 'settings'>) {
  const { run, busy } = useApiAction()
  /** The window opens with the press, or browsers would stop it; the address follows. */
  const open = async () => {
    const opened = window.open('', '_blank')
    const answer = await run('testShopper', {}, { failed: copy.testFailed })
    if (!opened) {
      if (answer) location.assign(answer.url)
      return
    }
    if (!answer) return opened.close()
    opened.opener = null
    opened.location.replace(answer.url)
  }
  return (
    <div className="accounts-open">
      <p>
        {copy.address}:{' '}
        <a className="text-link" href={settings.url} target="_blank" rel="noreferrer">
          {settings.url}
        </a>
      </p>
      <Button type="button" variant="secondary" busy={busy} onClick={() => void open()}>
        {copy.test}
      </Button>
      <p className="caption">{copy.testHint}</p>
    </div>
  )
}
