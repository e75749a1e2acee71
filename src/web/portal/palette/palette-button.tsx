import { type ComponentType, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { palette as copy } from '#content/portal/command-palette.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import type { Palette as PaletteDialog } from './palette.tsx'
import './palette-button.css'

type PaletteParts = Parameters<typeof PaletteDialog>[0]

const never = () => () => {}
const isApple = () => /Mac|iP(hone|ad)/.test(navigator.userAgent)

/** Opens the palette, as Ctrl-K and Cmd-K do on every page. What it opens is loaded when it is first wanted. */
export function PaletteButton({ hasDashboard }: { hasDashboard: boolean }) {
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [Palette, setPalette] = useState<ComponentType<PaletteParts>>()
  const shortcut = useSyncExternalStore(
    never,
    () => (isApple() ? '⌘ K' : 'Ctrl K'),
    () => 'Ctrl K',
  )
  const isLoading = useRef(false)

  const show = useCallback(async () => {
    if (isLoading.current) return
    isLoading.current = true
    try {
      const { Palette: loaded } = await import('./palette.tsx')
      setPalette(() => loaded)
      setOpen(true)
    } catch {
      toast({ status: 'error', ...copy.failed })
    }
    isLoading.current = false
  }, [toast])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isShortcut || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (document.querySelector('dialog.palette[open]')) return setOpen(false)
      // Another dialog is open.
      if (!document.querySelector('dialog:modal')) void show()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [show])

  return (
    <>
      <button
        type="button"
        className="palette-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void show()}
      >
        <Icon name="search" />
        <span className="palette-button-text">{copy.open}</span>
        <kbd className="palette-button-keys" aria-hidden>
          {shortcut}
        </kbd>
      </button>
      {Palette && <Palette open={open} hasDashboard={hasDashboard} onClose={() => setOpen(false)} />}
    </>
  )
}
