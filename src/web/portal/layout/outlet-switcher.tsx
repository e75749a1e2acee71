import { lazy, Suspense } from 'react'
import { portal } from '#content/portal/portal.ts'
import { DropMenu, type MenuItem } from '#web/kit/overlays/drop-menu.tsx'
import { usePortal } from './portal-context.ts'
import './outlet-switcher.css'

/** From this many outlets on, the list has a search, which is loaded only then. */
const searchFrom = 8
const DropFinder = lazy(async () => ({
  default: (await import('#web/kit/overlays/drop-finder.tsx')).DropFinder,
}))

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** This tab's outlet in the bar, and the others to switch to. Outlets without an address are not listed. */
export function OutletSwitcher() {
  const { outlets, outlet, may, switchTo, addOutlet } = usePortal()
  const listed = outlets
    .filter(({ id, webUrl }) => id && webUrl)
    .toSorted((a, b) => byName.compare(a.name, b.name) || byName.compare(a.webUrl ?? '', b.webUrl ?? ''))
  const choose = (id: string) => {
    if (id !== outlet?.id) void switchTo(id)
  }
  const add = { label: portal.addOutlet, icon: 'plus' as const, onSelect: addOutlet }
  const mayAdd = may('outlets:manage')
  const trigger = (
    <span className="outlet-switcher-name">
      <span className="caption">{portal.outlet}</span>
      <b>{outlet ? outlet.name || portal.unnamed : portal.noOutlet}</b>
    </span>
  )
  if (listed.length >= searchFrom) {
    return (
      <div className="outlet-switcher">
        <Suspense fallback={trigger}>
          <DropFinder
            label={portal.outlets}
            search={portal.search(listed.length)}
            nothing={portal.nothingFound}
            trigger={trigger}
            items={listed.map(({ id, name, webUrl }) => ({
              id,
              text: name,
              detail: webUrl === name ? undefined : (webUrl ?? undefined),
            }))}
            chosenId={outlet?.id}
            onChoose={choose}
            action={mayAdd ? add : undefined}
          />
        </Suspense>
      </div>
    )
  }
  const items: MenuItem[] = listed.map(({ id, name, webUrl }) => ({
    id,
    label: name,
    detail: listed.some((other) => other.id !== id && other.name === name) ? (webUrl ?? '') : undefined,
    checked: id === outlet?.id,
    onSelect: () => choose(id),
  }))
  if (mayAdd) items.push({ ...add, apart: true })
  return (
    <div className="outlet-switcher">
      {items.length > 0 ? (
        <DropMenu label={portal.outlets} trigger={trigger} items={items} />
      ) : (
        <p className="outlet-switcher-still">{trigger}</p>
      )}
    </div>
  )
}
