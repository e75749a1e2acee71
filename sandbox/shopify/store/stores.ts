import { z } from 'zod'
import { openKeptFile } from '../../kept-file.ts'
import { findShop } from '../shops.ts'
import { letOrderArrive } from './arriving-orders.ts'
import { routingMs } from './fulfillment-orders.ts'
import { emptyStore, type KeptStore, openStore, type Store, type StoreChange } from './store.ts'

const keptStores = z.record(
  z.string(),
  z.custom<KeptStore>(
    (store) => z.object({ people: z.array(z.unknown()), stock: z.object({}) }).safeParse(store).success,
  ),
)

export type Stores = ReturnType<typeof openStores>

/** Every store that somebody has looked at; kept in the folder, if there is one. */
export function openStores(
  dataDir: string | undefined,
  onChange: (shop: string, change: StoreChange) => void,
) {
  const file = openKeptFile(dataDir, 'shopify-stores.json')
  const kept = keptStores.safeParse(file.stored).data ?? {}
  const stores = new Map<string, Store>()
  const drips = new Map<string, NodeJS.Timeout>()
  const routings = new Set<NodeJS.Timeout>()

  const save = () =>
    file.save(() => ({
      ...kept,
      ...Object.fromEntries([...stores].map(([domain, store]) => [domain, store.keep()])),
    }))

  function find(domain: string): Store | undefined {
    const known = stores.get(domain)
    const shop = findShop(domain)
    if (known || !shop) return known
    const store = openStore(shop, kept[domain] ?? emptyStore(), save)
    store.changes.on('change', (change) => {
      save()
      onChange(domain, change)
      if (change.topic === 'orders/create') route(store, change.id)
    })
    stores.set(domain, store)
    save()
    return store
  }

  function route(store: Store, id: number): void {
    const timer = setTimeout(() => {
      routings.delete(timer)
      store.tellRouted(id)
    }, routingMs)
    routings.add(timer)
  }

  return {
    find,
    dripsOf: (domain: string) => drips.has(domain),
    /** Lets orders arrive by themselves, or stops it. */
    drip(domain: string, everyMs: number | undefined): void {
      clearInterval(drips.get(domain))
      drips.delete(domain)
      const store = find(domain)
      if (store && everyMs)
        drips.set(
          domain,
          setInterval(() => letOrderArrive(store), everyMs),
        )
    },
    close: async () => {
      for (const timer of [...drips.values(), ...routings]) clearTimeout(timer)
      await file.saved()
    },
  }
}
