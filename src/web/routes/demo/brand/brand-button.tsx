import { lazy, Suspense, useState } from 'react'
import { brandCopy } from '#content/live-demo/brand.ts'
import type { ThemeId } from '#contract/themes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useBrand } from './use-brand.ts'
import './brand-button.css'

/** Loaded when somebody asks for it: most visitors look first. */
const loadDialog = () => import('./brand-dialog.tsx')
const BrandDialog = lazy(loadDialog)

function fetchDialog() {
  // What does not come now is asked for again when it is opened.
  loadDialog().catch(() => {})
}

export function BrandButton({ theme }: { theme: ThemeId }) {
  const [isOpen, setOpen] = useState(false)
  const { brand, setBrand } = useBrand()
  const isDressed = Boolean(brand.name ?? brand.colour ?? brand.logo)
  return (
    <>
      <button
        type="button"
        className="brand-button"
        aria-haspopup="dialog"
        onPointerEnter={fetchDialog}
        onFocus={fetchDialog}
        onClick={() => setOpen(true)}
      >
        <Icon name="edit" size={16} />
        {isDressed ? brandCopy.change : brandCopy.open}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <BrandDialog {...{ theme, brand }} onChange={setBrand} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
