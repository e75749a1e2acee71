import { VuMeter } from '#web/kit/drawings/vu-meter.tsx'
import { PartLabel } from '#web/site/parts/part-label.tsx'
import { Fold } from '#web/site/parts/fold.tsx'
import './switch-panels.css'

interface Panel {
  letter: string
  name: string
}

export interface PanelsCopy {
  customer: Panel & { switches: readonly string[]; show: string }
  communication: Panel & { meters: readonly { name: string; volume: number }[] }
}

/** Panel A: sixteen switches that go on as they come into view. Panel B: three meters. */
export function SwitchPanels({ copy: { customer, communication } }: { copy: PanelsCopy }) {
  return (
    <div className="triplicate-panels">
      <div className="triplicate-panel">
        <h3 className="part-label">
          <PartLabel letter={customer.letter} name={customer.name} />
        </h3>
        <Fold summary={customer.show}>
          <ul className="triplicate-switches">
            {customer.switches.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Fold>
      </div>
      <div className="triplicate-panel">
        <h3 className="part-label">
          <PartLabel {...communication} />
        </h3>
        <ul className="triplicate-meters">
          {communication.meters.map(({ name, volume }) => (
            <li key={name}>
              <b>{name}</b>
              <VuMeter volume={volume} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
