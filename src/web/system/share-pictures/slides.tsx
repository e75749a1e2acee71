import { Drawing, ink } from '#web/kit/drawings/drawing.tsx'

/** Three slides on a pile; the one on top shows an account. */
export function Slides() {
  return (
    <Drawing>
      <path d="M58 8H228V104H58Z" fill={ink.stock} strokeWidth="3" />
      <path d="M38 34H208V130H38Z" fill={ink.stock} strokeWidth="3" />
      <path d="M18 60H188V168H18Z" fill={ink.stock} strokeWidth="3" />
      <path d="M128 74H172V154H128Z" fill={ink.spot} strokeWidth="3" />
      <path d="M34 82H108M34 96H92" strokeWidth="7" />
      <path d="M34 122H108M34 134H108M34 146H80" strokeWidth="2.5" />
    </Drawing>
  )
}
