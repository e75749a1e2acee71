import { Drawing, ink } from '#web/kit/drawings/drawing.tsx'
import { Goods, type GoodsName } from '#web/kit/drawings/goods.tsx'
import './band-pictures.css'

const parade: readonly GoodsName[] = ['vase', 'lamp', 'kettle', 'stool', 'candle', 'mug']

/** The painted outlines of things that were bought, and one that was not. */
export function GoodsParade() {
  return (
    <div className="goods-parade">
      {parade.map((name) => (
        <span key={name}>
          <Goods name={name} />
        </span>
      ))}
    </div>
  )
}

/** Thirteen dates, four weeks apart; three of them only in outline. */
export function ThirteenDates({ dates }: { dates: readonly { date: string; kept: boolean }[] }) {
  return (
    <div className="thirteen-dates">
      {dates.map(({ date, kept }) => (
        <span key={date} data-kept={kept}>
          {date.split(' ')[0]}
        </span>
      ))}
    </div>
  )
}

const lanes = [
  { name: 'Return', ways: ['in'] },
  { name: 'Exchange', ways: ['in', 'out'] },
  { name: 'Replacement', ways: ['out'] },
] as const

/** Three lanes between shop and shopper: one comes in, one comes in and goes out, one only goes out. */
export function ThreeLanes() {
  return (
    <div className="three-lanes">
      <Drawing width={1440} height={400}>
        {lanes.map(({ name, ways }, lane) => {
          const floor = 130 + lane * 133
          return (
            <g key={name}>
              <path d={`M0 ${floor}H1440`} strokeWidth="1.5" strokeDasharray="10 10" />
              <text x="0" y={floor - 18}>
                {name}
              </text>
              {ways.map((way, place) => (
                <Way key={way} way={way} y={floor - (ways.length === 1 ? 56 : 88 - place * 56)} />
              ))}
            </g>
          )
        })}
        <Shelf />
        <path d="M1310 396V150L1368 92L1426 150V396M1350 396V306H1386V396" strokeWidth="5" />
      </Drawing>
    </div>
  )
}

/** In is what comes back to the shop, open and dashed; out is what leaves it, sealed and in the spot ink. */
function Way({ way, y }: { way: 'in' | 'out'; y: number }) {
  return way === 'in' ? (
    <>
      <path d={`M1190 ${y}H420M446 ${y - 18}L416 ${y}L446 ${y + 18}`} strokeWidth="5" />
      <Parcel x={1196} y={y} open />
    </>
  ) : (
    <>
      <path d={`M462 ${y}H1240M1214 ${y - 18}L1244 ${y}L1214 ${y + 18}`} stroke={ink.spot} strokeWidth="5" />
      <Parcel x={416} y={y} />
    </>
  )
}

/** Where the shop keeps its goods: three boards and what stands on them. */
function Shelf() {
  return (
    <g strokeWidth="5">
      <path d="M250 20V396M380 20V396M250 130H380M250 263H380M250 396H380" />
      <path
        d="M268 82h40v46h-40ZM322 96h40v32h-40ZM268 231h60v30h-60ZM268 344h34v50h-34ZM316 358h46v36h-46Z"
        strokeWidth="3"
      />
    </g>
  )
}

function Parcel({ x, y, open = false }: { x: number; y: number; open?: boolean }) {
  return (
    <g strokeWidth="4">
      <path d={`M${x} ${y - 22}h44v44h-44Z`} fill={open ? ink.stock : ink.spot} />
      <path d={`M${x} ${y - 8}h44M${x + 22} ${y - 22}v14`} strokeDasharray={open ? '4 4' : undefined} />
    </g>
  )
}
