import { useEffect, useRef } from 'react'
import { authenticatorPanel } from '#content/shared/sign-in/sign-in-methods.ts'
import { brand } from '#content/shared/brand.ts'
import { saveFile } from '#web/client/files/save-file.ts'
import { Logo } from '#web/kit/foundations/mark.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import '#web/client/factors/authenticator.css'

const { codes: copy } = authenticatorPanel

/** Ten backup codes, shown once. Printing the page prints only them. */
export function BackupCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')

  const copyAll = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ status: 'success', title: copy.copied }),
      () => toast({ status: 'error', title: copy.copyFailed }),
    )

  return (
    <>
      <div className="backup-codes stays-paper">
        <div className="backup-codes-head">
          <Logo name={brand.name} />
          <h3 ref={heading} tabIndex={-1}>
            {copy.heading}
          </h3>
        </div>
        <ol>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <p>{copy.text}</p>
      </div>
      <div className="page-choices">
        <Button variant="secondary" size="small" icon="copy" onClick={() => void copyAll()}>
          {copy.copy}
        </Button>
        <Button variant="secondary" size="small" icon="print" onClick={() => window.print()}>
          {copy.print}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon="download"
          onClick={() => saveFile(copy.file, `${brand.name}: ${copy.heading}\n\n${text}\n`, 'text/plain')}
        >
          {copy.download}
        </Button>
        <Button size="small" icon="check" onClick={onDone}>
          {copy.done}
        </Button>
      </div>
    </>
  )
}
