import { type ComponentType, startTransition, useState } from 'react'
import { brandCopy } from '#content/demo/brand.ts'
import type { ShopBrand } from '#contract/demo/shop-brand.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { laterPart } from '../frame/later-part.ts'
import { useDemoPlace } from '../frame/use-demo.ts'
import type { BrandDialogProps } from './brand-dialog.tsx'
import './brand-button.css'

/** Fetched and drawn when a hand comes near: most visitors look first. */
const whenDialogIsHere = laterPart(() => import('./brand-dialog.tsx'))

interface Drawn {
  BrandDialog: ComponentType<BrandDialogProps>
  /** It begins with the brand that it finds, so it is drawn anew for another. */
  brand: ShopBrand
  round: number
}

export function BrandButton() {
  const [drawn, setDrawn] = useState<Drawn>()
  const [isOpen, setIsOpen] = useState(false)
  const { store, theme, brand, setBrand } = useDemoPlace()
  const isDressed = Boolean(brand.name ?? brand.colour ?? brand.logo)
  const draw = (BrandDialog: Drawn['BrandDialog']) => {
    if (!isOpen && drawn?.brand !== brand) setDrawn({ BrandDialog, brand, round: (drawn?.round ?? 0) + 1 })
  }
  const drawAhead = () => whenDialogIsHere((part) => startTransition(() => draw(part)))
  const open = () =>
    whenDialogIsHere(
      (part) => {
        draw(part)
        setIsOpen(true)
      },
      () => store.say(brandCopy.lost, 'refused'),
    )
  return (
    <>
      <button
        type="button"
        className="brand-button"
        aria-haspopup="dialog"
        onPointerEnter={drawAhead}
        onFocus={drawAhead}
        onClick={open}
      >
        <Icon name="edit" size={16} />
        {isDressed ? brandCopy.change : brandCopy.open}
      </button>
      {drawn && (
        <drawn.BrandDialog
          key={drawn.round}
          {...{ theme, brand, isOpen }}
          onChange={setBrand}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
