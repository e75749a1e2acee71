import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { exportCsv as copy } from '#content/admin/merchant-views.ts'
import { exportFile } from '#web/admin/parts/export-file.ts'
import { Progress } from '#web/kit/data/progress.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import './export-csv.css'

interface ExportCsvProps {
  href: string
  /** Of the file. */
  name: string
  children: ReactNode
}

const grouped = new Intl.NumberFormat('en-GB')

/** A link to a file. With a script the page shows how far the file is, and it can be stopped. */
export function ExportCsv({ href, name, children }: ExportCsvProps) {
  const toast = useToast()
  const running = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<{ rows: number; total?: number }>()

  const run = async () => {
    const controller = new AbortController()
    running.current = controller
    setProgress({ rows: 0 })
    try {
      const rows = await exportFile(href, name, setProgress, controller.signal)
      toast({ status: 'success', title: copy.done(grouped.format(rows)), message: name })
    } catch {
      if (controller.signal.aborted) toast({ status: 'other', title: copy.stopped })
      else toast({ status: 'error', title: copy.failed, message: copy.failedText })
    }
    setProgress(undefined)
  }

  const click = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void run()
  }

  if (!progress) {
    return (
      <a className="text-link" href={href} download onClick={click}>
        {children}
      </a>
    )
  }
  const { rows, total } = progress
  return (
    <div className="export-csv">
      <Progress
        label={copy.running}
        value={total === undefined ? undefined : Math.min(rows, total)}
        max={Math.max(1, total ?? 1)}
        format={() => copy.rows(grouped.format(rows), grouped.format(total ?? 0))}
      />
      {total === undefined && <span>{copy.rows(grouped.format(rows), '')}</span>}
      <button type="button" className="text-link" onClick={() => running.current?.abort()}>
        {copy.stop}
      </button>
    </div>
  )
}
