import { type ComponentType, useState } from 'react'
import { brandCopy } from '#content/live-demo/brand.ts'
import { Icon } from '#web/ui/icon.tsx'
import { laterPart } from '../later-part.ts'
import { useDemoPlace } from '../use-demo.ts'
import type { BrandDialogProps } from './brand-dialog.tsx'
import './brand-button.css'

/** Fetched when a hand comes near: most visitors look first. */
const whenDialogIsHere = laterPart(() => import('./brand-dialog.tsx'))
const fetchDialog = () => whenDialogIsHere()

export function BrandButton() {
  const [BrandDialog, setDialog] = useState<ComponentType<BrandDialogProps>>()
  const { theme, brand, setBrand } = useDemoPlace()
  const isDressed = Boolean(brand.name ?? brand.colour ?? brand.logo)
  return (
    <>
      <button
        type="button"
        className="brand-button"
        aria-haspopup="dialog"
        onPointerEnter={fetchDialog}
        onFocus={fetchDialog}
        onClick={() => whenDialogIsHere((part) => setDialog(() => part))}
      >
        <Icon name="edit" size={16} />
        {isDressed ? brandCopy.change : brandCopy.open}
      </button>
      {BrandDialog && (
        <BrandDialog {...{ theme, brand }} onChange={setBrand} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
}
