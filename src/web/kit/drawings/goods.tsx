import { Drawing, ink } from './drawing.tsx'

/**
 * What Tamarind Supply sells: still lifes in an 80 × 80 box. The spot ink is the glaze, the line ink the
 * second material, the stock a highlight.
 */
const goods = {
  vase: (
    <>
      <path
        d="M33 10H47V25C61 31 63 43 61 53C59 63 53 70 49 70H31C27 70 21 63 19 53C17 43 19 31 33 25Z"
        fill={ink.spot}
      />
      <path d="M33 10H47V16H33ZM19.3 44H60.700Q61.6 48 61 53H19Q18.4 48 19.3 44Z" fill={ink.line} />
      <path d="M25 40C26 35 29 32 33 30" stroke={ink.stock} strokeWidth="2.5" />
    </>
  ),
  kettle: (
    <>
      <path d="M58 42L71 28L77 32L63 56Z" fill={ink.spot} />
      <path d="M21 68H57L62 44C62 30 53 24 39 24S16 30 16 44Z" fill={ink.spot} />
      <path d="M22 26C20 0 58 0 56 26" stroke={ink.line} strokeWidth="4" />
      <path d="M30 21H48V27H30ZM35 14H43V21H35ZM21 64H57.800L57 70H22Z" fill={ink.line} />
      <path d="M24 46C24 38 28 34 34 32" stroke={ink.stock} strokeWidth="2.5" />
    </>
  ),
  mug: (
    <>
      <path d="M53 34H59A9 9 0 0 1 59 56H53" stroke={ink.spot} strokeWidth="6" />
      <path d="M16 24H54V60A8 8 0 0 1 46 68H24A8 8 0 0 1 16 60Z" fill={ink.spot} />
      <path d="M16 24H54V32H16Z" fill={ink.line} />
      <path d="M22 39V56" stroke={ink.stock} strokeWidth="2.5" />
    </>
  ),
  lamp: (
    <>
      <path d="M37 40H43V64H37ZM24 64H56V70H24Z" fill={ink.line} />
      <path d="M27 12H53L66 44H14Z" fill={ink.spot} />
      <path d="M12.5 44H67.500L69 48H11Z" fill={ink.line} />
      <path d="M31 18L24 38" stroke={ink.stock} strokeWidth="2.5" />
      <path d="M54 48V58" stroke={ink.line} strokeWidth="1.5" />
      <circle cx="54" cy="60" r="2.5" fill={ink.line} />
    </>
  ),
  stool: (
    <>
      <path d="M20 30H27L22 71H15ZM53 30H60L65 71H58ZM37 30H43V71H37Z" fill={ink.line} />
      <path d="M18.5 52H61.500L62 56H18Z" fill={ink.line} />
      <path d="M11 20H69V31H11Z" fill={ink.spot} />
      <path d="M16 24H40" stroke={ink.stock} strokeWidth="2" />
    </>
  ),
  textile: (
    <>
      <path d="M12 52H68V66H12Z" fill={ink.spot} />
      <path d="M14 36H66V50H14Z" fill={ink.line} />
      <path d="M12 20H68V34H12Z" fill={ink.spot} />
      <path d="M22 20V34M28 20V34M54 52V66M60 52V66" stroke={ink.stock} strokeWidth="2.5" />
      <path d="M20 43H60" stroke={ink.stock} strokeWidth="1.5" strokeDasharray="4 3" />
      <path
        d="M12 66V71M17 66V71M22 66V71M27 66V71M32 66V71M37 66V71M42 66V71M47 66V71M52 66V71M57 66V71M62 66V71M67 66V71"
        stroke={ink.spot}
        strokeWidth="1.5"
      />
    </>
  ),
  soap: (
    <>
      <path d="M10 56H70L66 64H14Z" fill={ink.line} />
      <path
        d="M18 28H62A6 6 0 0 1 68 34V50A6 6 0 0 1 62 56H18A6 6 0 0 1 12 50V34A6 6 0 0 1 18 28Z"
        fill={ink.spot}
      />
      <path d="M28 28H52V56H28Z" fill={ink.line} />
      <ellipse cx="40" cy="42" rx="9" ry="6.5" stroke={ink.stock} strokeWidth="1.5" />
      <path d="M17 37C17 34 18 33 21 33" stroke={ink.stock} strokeWidth="2" />
    </>
  ),
  candle: (
    <>
      <path d="M40 6C47 14 47 20 40 25C33 20 33 14 40 6Z" fill={ink.spot} />
      <path d="M40 20V32" stroke={ink.line} strokeWidth="2" />
      <path d="M20 30H60V70H20Z" fill={ink.spot} />
      <path d="M20 42H60V60H20Z" fill={ink.line} />
      <path d="M27 49H53M27 54H43" stroke={ink.stock} strokeWidth="2" />
      <path d="M18 70H62V73H18Z" fill={ink.line} />
    </>
  ),
  coffee: (
    <>
      <path d="M20 18H60L64 72H16Z" fill={ink.spot} />
      <path d="M18 10H62V18H18Z" fill={ink.line} />
      <path d="M24 36H56V58H24Z" fill={ink.line} />
      <path
        d="M40 40C48 40 48 54 40 54S32 40 40 40ZM40 40C37 45 43 49 40 54"
        stroke={ink.stock}
        strokeWidth="1.5"
      />
      <path d="M25 24L24 30" stroke={ink.stock} strokeWidth="2" />
    </>
  ),
}

export type GoodsName = keyof typeof goods

export function Goods({ name }: { name: GoodsName }) {
  return (
    <Drawing width={80} height={80}>
      <g stroke="none">{goods[name]}</g>
    </Drawing>
  )
}
