import { regionPanel as copy, sampleSum } from '#content/portal/settings.ts'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { moneyText, RegionContext, type UiRegion } from '#web/kit/data/region.ts'
import './settings.css'

/** A date and a sum as they would be written, before anything is saved. */
export function RegionSpecimen({ servedAt, region }: { servedAt: string; region: UiRegion }) {
  return (
    <RegionContext value={region}>
      <div className="settings-specimen">
        <h3>{copy.looks}</h3>
        <KeyValueList
          rows={[
            { term: copy.date, value: <FormattedDate at={servedAt} /> },
            { term: copy.sum, value: moneyText(region, sampleSum) },
          ]}
        />
      </div>
    </RegionContext>
  )
}
