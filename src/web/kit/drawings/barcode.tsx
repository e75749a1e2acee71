import { code128 } from './code-128.ts'
import './barcode.css'

/** A barcode that can be scanned. The part that prints it leaves ten modules of quiet on either side. */
export function Barcode({ value }: { value: string }) {
  let x = 0
  let bars = ''
  for (const [index, width] of code128(value).entries()) {
    if (index % 2 === 0) bars += `M${x} 0h${width}v1h-${width}z`
    x += width
  }
  return (
    <svg className="barcode" viewBox={`0 0 ${x} 1`} preserveAspectRatio="none" aria-hidden>
      <path d={bars} />
    </svg>
  )
}
