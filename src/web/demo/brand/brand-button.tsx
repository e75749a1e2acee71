import { type ComponentType, useState } from 'react'
import { brandCopy } from '#content/demo/brand.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { useDemoContext } from '../frame/use-demo.ts'
import type { BrandDialogProps } from './brand-dialog.tsx'
import './brand-button.css'

/** Loads the dialog when it is needed: most visitors never open it. */
const loadDialog = () => import('./brand-dialog.tsx')

export function BrandButton() {
  const [Dialog, setDialog] = useState<ComponentType<BrandDialogProps>>()
  const { store, theme, brand, setBrand } = useDemoContext()
  const hasBrand = Boolean(brand.name ?? brand.colour ?? brand.logo)
  const open = () =>
    void loadDialog().then(
      ({ BrandDialog }) => setDialog(() => BrandDialog),
      () => store.announce(brandCopy.lost, 'refused'),
    )
  return (
    <>
      <button type="button" className="brand-button" aria-haspopup="dialog" onClick={open}>
        <Icon name="edit" size={16} />
        {hasBrand ? brandCopy.change : brandCopy.open}
      </button>
      {Dialog && <Dialog {...{ theme, brand }} onChange={setBrand} onClose={() => setDialog(undefined)} />}
    </>
  )
}
