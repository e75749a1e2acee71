import { brand } from '#content/shared/brand.ts'
import { BeforeAfterBars, HundredTickets, ReturnSquares } from '#web/kit/drawings/proportions.tsx'
import { VuMeter } from '#web/kit/drawings/vu-meter.tsx'
import { Receipt } from '#web/kit/print/receipt.tsx'
import { TriplicateSheet } from '#web/kit/print/triplicate-sheet.tsx'
import { Specimen, SpecimenSheet } from './specimen.tsx'
import './print-specimens.css'

export function TriplicateSpecimens() {
  return (
    <SpecimenSheet
      id="triplicate"
      title="Triplicate sheets"
      note="Holes as far apart as the margin is wide and the strip is high: on a pile they fall on each other."
    >
      <Specimen state="White, canary and pink" span={6}>
        <div className="print-sheets">
          <Sheets />
        </div>
      </Specimen>
      <Specimen state="Piled, from 1080 px on" span={6}>
        <div className="print-sheets" data-piled>
          <Sheets />
        </div>
      </Specimen>
    </SpecimenSheet>
  )
}

function Sheets() {
  return (
    <>
      <TriplicateSheet
        surface="white"
        index={1}
        of={3}
        name="The OS"
        drawing={
          <Receipt
            layout="list"
            edge="square"
            ink="carbon"
            head={<b>{brand.name}</b>}
            lines={[{ name: 'The OS', amount: '1 login' }]}
            code="10482"
          />
        }
      >
        <h3>The OS</h3>
        <p className="lead">Fifty-two apps means fifty-two logins.</p>
        <p>Orders, points, returns and messages share one customer record.</p>
      </TriplicateSheet>
      <TriplicateSheet
        surface="canary"
        index={2}
        of={3}
        name="Command Centres"
        drawing={<VuMeter volume={-4} />}
      >
        <h3>Command Centres</h3>
        <p className="lead">Two panels. One looks after the customer, the other does the talking.</p>
      </TriplicateSheet>
      <TriplicateSheet
        surface="pink"
        index={3}
        of={3}
        name="Impact"
        drawing={
          <div className="print-figures">
            <HundredTickets missing={35} />
            <ReturnSquares count={127} />
            <BeforeAfterBars
              before={{ value: 100, label: 'before' }}
              after={{ value: 130, label: 'after' }}
            />
          </div>
        }
      >
        <h3>Impact</h3>
        <p className="lead">Three results, drawn to scale.</p>
      </TriplicateSheet>
    </>
  )
}
