import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { setupDialog as copy } from '#content/portal/apps.ts'
import { moduleCopy } from '#content/portal/modules.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import { isShop } from '#contract/stores/shapes.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { RadioCells } from '#web/kit/forms/radio-cells.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { AccessList } from './access-list.tsx'
import { type Platform, readAddress, type Reading } from './read-address.ts'
import type { Address } from './use-activation.ts'
import { useLast } from './use-last.ts'
import './setup-dialog.css'

interface SetupDialogProps {
  /** The module to set up; none while the dialog is closed. */
  slug: ModuleSlug | undefined
  stored: string | null
  busy: boolean
  /** Stores are connected through the App Store, and no address is asked for. */
  isListed: boolean
  /** Leads to the App Store. */
  onListing(slug: ModuleSlug): void
  /** Returns what was wrong with the address, if anything. */
  onContinue(slug: ModuleSlug, address: Address): Promise<{ title: string; message: string } | undefined>
  onClose(): void
}

/** Asks where the store runs, shows what it understood, and continues by itself. */
export function SetupDialog(props: SetupDialogProps) {
  const { slug, stored, busy, isListed, onListing, onContinue, onClose } = props
  const last = useLast(slug)
  const shown = last ?? 'infiniti'
  const form = useRef<HTMLDivElement>(null)

  // Focus the first question, not the close button.
  useEffect(() => {
    if (slug) form.current?.querySelector<HTMLElement>(':checked')?.focus()
  }, [slug])

  return (
    <Dialog title={copy.title(moduleCopy[shown].name)} open={slug !== undefined} onClose={onClose}>
      <div ref={form}>
        <SetupForm
          key={`${shown} ${stored}`}
          stored={stored ?? ''}
          busy={busy}
          isListed={isListed}
          onListing={() => onListing(shown)}
          onContinue={(address) => onContinue(shown, address)}
        />
      </div>
      {last && <AccessList slug={last} />}
    </Dialog>
  )
}

interface SetupFormProps {
  stored: string
  busy: boolean
  isListed: boolean
  onListing(): void
  onContinue(address: Address): Promise<{ title: string; message: string } | undefined>
}

function SetupForm({ stored, busy, isListed, onListing, onContinue }: SetupFormProps) {
  const first: Platform = stored === '' || isShop(stored) ? 'shopify' : 'other'
  const [platform, setPlatform] = useState(first)
  const [typed, setTyped] = useState({ shopify: '', other: '', [first]: stored })
  const [error, setError] = useState<string>()
  const field = copy.fields[platform]
  const reading = readAddress(typed[platform], platform)
  /** At the App Store, where the store is chosen. */
  const isAsked = isListed && platform === 'shopify'

  const type = (value: string) => {
    setTyped({ ...typed, [platform]: value })
    setError(undefined)
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isAsked) return onListing()
    const isEmpty = !typed.shopify.trim() && !typed.other.trim()
    if (busy || isEmpty) return
    const isShopify = platform === 'shopify' || reading.kind === 'shop'
    const refusal = await onContinue({
      typed: typed[platform].trim(),
      platform: isShopify ? 'shopify' : 'manual',
    })
    if (refusal) setError(`${refusal.title}: ${refusal.message}`)
  }

  return (
    <form method="post" className="setup-form" noValidate onSubmit={(event) => void submit(event)}>
      <RadioCells
        legend={copy.legend}
        cells={(['shopify', 'other'] as const).map((value) => ({ value, ...copy.cells[value] }))}
        value={platform}
        onChange={(value) => {
          setPlatform(value === 'shopify' ? 'shopify' : 'other')
          setError(undefined)
        }}
      />
      {isAsked ? (
        <p>{copy.listed.text}</p>
      ) : (
        <div>
          <Field
            key={platform}
            label={field.label}
            placeholder={field.placeholder}
            hint={field.hint}
            error={error}
            value={typed[platform]}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            inputMode={platform === 'shopify' ? 'url' : undefined}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <Understood reading={reading} platform={platform} onUse={type} />
        </div>
      )}
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? copy.working : isAsked ? copy.listed.action : copy.continue}
      </Button>
    </form>
  )
}

interface UnderstoodProps {
  reading: Reading
  platform: Platform
  onUse(address: string): void
}

/** What we understand, while it is typed. */
function Understood({ reading: { kind, text, meant }, platform, onUse }: UnderstoodProps) {
  const note =
    kind === 'shop' && platform === 'other'
      ? copy.isShop
      : kind === 'platform'
        ? copy.isPlatform
        : kind === 'site' && platform === 'shopify'
          ? copy.notShop
          : undefined
  return (
    <output className="setup-read" data-kind={kind}>
      {kind !== 'nothing' && (
        <>
          {copy.read} <b className="typed">{text}</b>
          {note ? `, ${note}.` : ''}
        </>
      )}
      {meant && (
        <button type="button" className="text-link" onClick={() => onUse(meant)}>
          {copy.use(meant)}
        </button>
      )}
    </output>
  )
}
