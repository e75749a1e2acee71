import { Drawing, ink } from '#web/ui/drawings/drawing.tsx'
import { range } from '#web/ui/drawings/geometry.ts'
import { Goods, type GoodsName } from '#web/ui/drawings/goods.tsx'
import { Guilloche } from '#web/ui/drawings/guilloche.tsx'
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

/** The braid of a banknote: points are money of a kind. */
export function PointsNote() {
  return (
    <div className="points-note">
      <Guilloche />
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
  { name: 'return', y: 60, ways: ['in'] },
  { name: 'exchange', y: 180, ways: ['in', 'out'] },
  { name: 'replacement', y: 300, ways: ['out'] },
] as const

/** Three lanes between shop and shopper: one comes in, one comes in and goes out, one only goes out. */
export function ThreeLanes() {
  return (
    <div className="three-lanes">
      <Drawing width={1440} height={360}>
        <path d="M0 120H1440M0 240H1440" strokeWidth="1.5" strokeDasharray="10 10" />
        {lanes.map(({ name, y, ways }) => (
          <g key={name}>
            {ways.map((way, index) => {
              const at = ways.length === 1 ? y : y - 26 + index * 52
              return way === 'in' ? (
                <g key={way}>
                  <path d={`M1180 ${at}H300`} strokeWidth="6" />
                  <path d={`M326 ${at - 20}L296 ${at}L326 ${at + 20}`} strokeWidth="6" />
                  <Parcel x={1184} y={at} open />
                </g>
              ) : (
                <g key={way}>
                  <path d={`M260 ${at}H1140`} stroke={ink.spot} strokeWidth="6" />
                  <path d={`M1114 ${at - 20}L1144 ${at}L1114 ${at + 20}`} stroke={ink.spot} strokeWidth="6" />
                  <Parcel x={212} y={at} />
                </g>
              )
            })}
          </g>
        ))}
        <path
          d={range(13)
            .map((row) => `M40 ${18 + row * 27}h90`)
            .join('')}
          strokeWidth="5"
        />
        <path d="M1310 340V140L1360 90L1410 140V340M1346 340V270H1374V340" strokeWidth="5" />
      </Drawing>
    </div>
  )
}

function Parcel({ x, y, open = false }: { x: number; y: number; open?: boolean }) {
  return (
    <g strokeWidth="4">
      <path d={`M${x} ${y - 22}h44v44h-44Z`} fill={open ? ink.stock : ink.spot} stroke={ink.line} />
      <path d={`M${x} ${y - 8}h44M${x + 22} ${y - 22}v14`} strokeDasharray={open ? '4 4' : undefined} />
    </g>
  )
}
