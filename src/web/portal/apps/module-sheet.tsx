import { appsFilter, appsPage, moduleSheet as copy } from '#content/portal/apps.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { AccessList } from './access-list.tsx'
import type { AppCard } from './merge-apps.ts'
import { useLast } from './use-last.ts'

interface ModuleSheetProps {
  card: AppCard | undefined
  mayActivate: boolean
  /** Shopify asks the owner on the way. */
  asksShop: boolean
  onPress(card: AppCard): void
  onStop(card: AppCard): void
  onClose(): void
}

/** What a module may do, before it is switched on and after, and the switch to turn it off. */
export function ModuleSheet({ card, mayActivate, asksShop, onPress, onStop, onClose }: ModuleSheetProps) {
  const shown = useLast(card)
  return (
    <Dialog title={shown?.name ?? ''} open={card !== undefined} onClose={onClose}>
      {shown?.slug && (
        <>
          <p>{shown.text}</p>
          {shown.isPlanned && <p>{copy.plannedText}</p>}
          <AccessList slug={shown.slug} />
          <KeyValueList
            rows={[
              {
                term: copy.goals,
                value: shown.goals.map((goal) => appsFilter.goals[goal].toLowerCase()).join(', '),
              },
              ...(shown.since
                ? [{ term: copy.since, value: <FormattedDate at={shown.since} precision="day" /> }]
                : []),
            ]}
          />
          {!shown.isActivated && !shown.isPlanned && asksShop && <p className="caption">{copy.asks}</p>}
          {shown.isActivated && (
            <Button variant="secondary" wide onClick={() => onPress(shown)}>
              {appsPage.view}
            </Button>
          )}
          {!shown.isActivated && !shown.isPlanned && mayActivate && (
            <Button icon="plus" wide onClick={() => onPress(shown)}>
              {appsPage.activate}
            </Button>
          )}
          {shown.isActivated && mayActivate && (
            <p>
              <button type="button" className="text-link" onClick={() => onStop(shown)}>
                {copy.off}
              </button>
            </p>
          )}
        </>
      )}
    </Dialog>
  )
}
