import { useState } from 'react'
import { brandCopy } from '#content/demo/brand.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { useDemoContext } from '../frame/use-demo.ts'
import { BrandDialog } from './brand-dialog.tsx'
import './brand-button.css'

export function BrandButton() {
  const [isOpen, setIsOpen] = useState(false)
  const { theme, brand, setBrand } = useDemoContext()
  const hasBrand = Boolean(brand.name ?? brand.colour ?? brand.logo)
  return (
    <>
      <button type="button" className="brand-button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="edit" size={16} />
        {hasBrand ? brandCopy.change : brandCopy.open}
      </button>
      {isOpen && <BrandDialog {...{ theme, brand }} onChange={setBrand} onClose={() => setIsOpen(false)} />}
    </>
  )
}
