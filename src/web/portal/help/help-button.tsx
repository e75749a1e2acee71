import { type ComponentType, useState } from 'react'
import { help as copy } from '#content/portal/help.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import type { HelpDialog as Loaded } from './help-dialog.tsx'

type HelpParts = Parameters<typeof Loaded>[0]

/** Opens the help, which is loaded when it is first wanted. */
export function HelpButton() {
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [HelpDialog, setHelpDialog] = useState<ComponentType<HelpParts>>()
  const show = async () => {
    try {
      const loaded = await import('./help-dialog.tsx')
      setHelpDialog(() => loaded.HelpDialog)
      setOpen(true)
    } catch {
      toast({ status: 'error', ...copy.failed })
    }
  }
  return (
    <>
      <button
        type="button"
        className="palette-button help-button"
        aria-haspopup="dialog"
        onClick={() => void show()}
      >
        <Icon name="info" />
        <span className="palette-button-text">{copy.open}</span>
      </button>
      {HelpDialog && <HelpDialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
