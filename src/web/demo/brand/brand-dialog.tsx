import { useEffect, useState } from 'react'
import { brandCopy as copy } from '#content/demo/brand.ts'
import { pages } from '#content/shared/pages.ts'
import { contrastOf, readColour } from '#rules/contrast.ts'
import { setUpPath } from '#contract/demo/set-up.ts'
import { inksOn, longestShopName, readShopName, type ShopBrand } from '#contract/demo/shop-brand.ts'
import type { ThemeId } from '#contract/demo/themes.ts'
import { Field, FieldGroup } from '#web/kit/forms/field.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { SideDialog } from './side-dialog.tsx'
import { BrandMark } from '#web/kit/print/brand-mark.tsx'
import { LogoField } from '#web/account/brand/logo-field.tsx'
import { ColourField } from '#web/account/brand/colour-field.tsx'
import { themeBackgrounds } from '#web/account/brand/theme-backgrounds.ts'
import './brand-dialog.css'

/** Wait this long after the last change before writing the address, in milliseconds. */
const settleTime = 200

export interface BrandDialogProps {
  theme: ThemeId
  brand: ShopBrand
  onChange: (brand: ShopBrand) => void
  onClose: () => void
}

/** Name, colour and logo of the visitor's brand. The account changes while they type. */
export function BrandDialog({ theme, brand, onChange, onClose }: BrandDialogProps) {
  const [name, setName] = useState(brand.name ?? '')
  const [typedColour, setTypedColour] = useState(brand.colour ?? '')
  const [logo, setLogo] = useState(brand.logo)
  const colour = readColour(typedColour)
  const next: ShopBrand = { name: readShopName(name), colour, logo }

  const path = setUpPath(theme, next)
  const isSaved = path === setUpPath(theme, brand)

  useEffect(() => {
    if (isSaved) return undefined
    const timer = setTimeout(() => onChange({ name: readShopName(name), colour, logo }), settleTime)
    return () => clearTimeout(timer)
  }, [isSaved, name, colour, logo, onChange])

  const close = () => {
    if (!isSaved) onChange(next)
    onClose()
  }

  const clear = () => {
    setName('')
    setTypedColour('')
    setLogo(undefined)
  }

  return (
    <SideDialog title={copy.title} onClose={close}>
      <p>{copy.lead}</p>
      <FieldGroup>
        <Field
          label={copy.name}
          hint={copy.nameHint}
          value={name}
          maxLength={longestShopName}
          autoComplete="off"
          optional
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <ColourField typed={typedColour} onChange={setTypedColour} />
      </FieldGroup>
      <LogoField hint={copy.logoHint} shop={copy.shop} logo={logo} onChange={setLogo} />
      {(next.name || colour || logo) && <ContrastCheck theme={theme} brand={next} />}
      <div className="brand-acts">
        <ButtonLink href={`${pages.scheduleDemo.path}?set_up=${encodeURIComponent(path)}`} wide>
          {copy.book}
        </ButtonLink>
        <CopyAddress path={path} />
        <button type="button" className="text-link" onClick={clear}>
          {copy.off}
        </button>
      </div>
    </SideDialog>
  )
}

/** A sample on the theme's background, and how the colour was changed to be readable. */
function ContrastCheck({ theme, brand }: { theme: ThemeId; brand: ShopBrand }) {
  const grounds = themeBackgrounds[theme]
  const inks = brand.colour ? inksOn(grounds, brand.colour) : undefined
  return (
    <section className="brand-checked" aria-label={copy.sample}>
      <svg className="brand-sample" viewBox="0 0 240 96" aria-hidden="true">
        <rect width="240" height="96" fill={grounds[0]} />
        <rect x="16" y="44" width="104" height="36" fill={inks?.fill ?? '#17161a'} />
        <text x="68" y="67" textAnchor="middle" fill={inks?.onFill ?? '#ffffff'}>
          {copy.sampleButton}
        </text>
        <text x="16" y="28" fill={inks?.text ?? '#17161a'}>
          {copy.sampleText}
        </text>
      </svg>
      <span className="brand-sample-mark stays-paper">
        <BrandMark brand={brand} fallback={copy.shop} inks={inks} />
      </span>
      <div className="brand-verdict" aria-live="polite">
        {inks && (
          <>
            <h3>{copy.checked.heading}</h3>
            <ul>
              {inks.changes.length === 0 && <li>{copy.checked.fine}</li>}
              {inks.changes.map((change) => (
                <li key={change.part}>{copy.checked.changed[change.part](change)}</li>
              ))}
              <li>
                {copy.checked.letters(
                  copy.checked[inks.onFill === '#000000' ? 'black' : 'white'],
                  contrastOf(inks.onFill, inks.fill),
                )}
              </li>
            </ul>
          </>
        )}
      </div>
    </section>
  )
}

function CopyAddress({ path }: { path: string }) {
  const [outcome, setOutcome] = useState('')
  const copyIt = () =>
    navigator.clipboard.writeText(`${location.origin}${path}`).then(
      () => setOutcome(copy.copied),
      () => setOutcome(copy.copyFailed),
    )
  return (
    <>
      <button type="button" className="text-link" onClick={() => void copyIt()}>
        {copy.copy}
      </button>
      <output>{outcome}</output>
    </>
  )
}
