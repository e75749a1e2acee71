import { Drawing, ink } from '#web/kit/drawings/drawing.tsx'
import { Goods } from '#web/kit/drawings/goods.tsx'

/** A cracked vase goes back, a whole one comes: the story that returns are told with. */
export function Exchange() {
  return (
    <Drawing>
      <svg x="-20" y="15" width="140" height="140" viewBox="0 0 140 140">
        <Goods name="vase" />
      </svg>
      <path d="M57 52l-9 20 14 12-11 19 7 16" stroke={ink.stock} strokeWidth="4" />
      <svg x="120" y="15" width="140" height="140" viewBox="0 0 140 140">
        <Goods name="vase" />
      </svg>
      <path d="M44 24C84 2 152 2 187 17" strokeWidth="4" />
      <path d="M196 152C156 174 88 174 53 159" strokeWidth="4" />
      <path d="M204 26L181.2 28.1L190 7.9ZM36 150L58.8 147.9L50 168.1Z" fill={ink.line} stroke="none" />
    </Drawing>
  )
}
