import { Barcode } from '#web/kit/drawings/barcode.tsx'
import { Dial } from '#web/kit/drawings/dial.tsx'
import { Goods, type GoodsName } from '#web/kit/drawings/goods.tsx'
import { Guilloche } from '#web/kit/drawings/guilloche.tsx'
import { Postmark } from '#web/kit/drawings/postmark.tsx'
import { BeforeAfterBars, HundredTickets, ReturnSquares } from '#web/kit/drawings/proportions.tsx'
import { VuMeter } from '#web/kit/drawings/vu-meter.tsx'
import { Specimen, SpecimenSheet } from './specimen.tsx'
import './print-specimens.css'

const goods: readonly (readonly [GoodsName, string, string])[] = [
  ['vase', 'pink', 'Bottle vase'],
  ['kettle', 'canary', 'Enamel kettle'],
  ['mug', 'white', 'Stoneware mug'],
  ['lamp', 'blue', 'Desk lamp'],
  ['stool', 'canary', 'Beech stool'],
  ['textile', 'white', 'Tea towels'],
  ['soap', 'pink', 'Olive soap'],
  ['candle', 'blue', 'Candle'],
  ['coffee', 'canary', 'House blend'],
]

export function DrawingSpecimens() {
  return (
    <>
      <SpecimenSheet
        id="guilloche"
        title="Guilloche"
        note="A banknote braid along the belt of the mark. A quarter is computed, the rest is reflection."
      >
        <Specimen state="Fine, for a banner" span={4}>
          <div className="print-plate" data-inks="canary" data-spot="carbon">
            <Guilloche />
          </div>
        </Specimen>
        <Specimen state="Open, for a small plate" span={2}>
          <div className="print-plate" data-inks="blue">
            <Guilloche weave="open" />
          </div>
        </Specimen>
      </SpecimenSheet>
      <SpecimenSheet
        id="goods"
        title="Goods"
        note="Still lifes in an 80 × 80 box, two inks. Tamarind Supply sells them, order 10482 holds the vase."
      >
        {goods.map(([name, inks, label]) => (
          <Specimen key={name} state={label} span={2}>
            <div className="print-plate" data-inks={inks}>
              <Goods name={name} />
            </div>
          </Specimen>
        ))}
      </SpecimenSheet>
      <SpecimenSheet
        id="drawings"
        title="Drawings"
        note="Every scale is true: 18 degrees to the minute, volume units by voltage, barcodes that scan."
      >
        <Specimen state="Fifteen minutes, at 9:18" span={2}>
          <div className="print-plate print-story">
            <Dial at={9.3} />
          </div>
        </Specimen>
        <Specimen state="Volume at −4, +1 and −11" span={2}>
          <div className="print-plate" data-surface="canary">
            <VuMeter volume={-4} />
            <VuMeter volume={1} />
            <VuMeter volume={-11} />
          </div>
        </Specimen>
        <Specimen state="Barcode of order 10482, postmark of its day" span={2}>
          <div className="print-plate" data-inks="white">
            <Barcode value="10482" />
            <Postmark place="Pune" date={['6 Mar', '2025']} />
          </div>
        </Specimen>
        <Specimen state="35 of 100" span={2}>
          <div className="print-plate" data-inks="pink">
            <HundredTickets missing={35} />
          </div>
        </Specimen>
        <Specimen state="1 to 127" span={2}>
          <div className="print-plate" data-inks="pink">
            <ReturnSquares count={127} columns={17} />
          </div>
        </Specimen>
        <Specimen state="100 to 130" span={2}>
          <div className="print-plate" data-inks="pink">
            <BeforeAfterBars
              before={{ value: 100, label: 'before' }}
              after={{ value: 130, label: 'after' }}
            />
          </div>
        </Specimen>
      </SpecimenSheet>
    </>
  )
}
