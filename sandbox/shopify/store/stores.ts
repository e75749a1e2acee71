import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { findShop } from '../shops.ts'
import { type KeptStore, openStore, type Store, type StoreChange } from './store.ts'

export type Stores = ReturnType<typeof openStores>

/** Every store that somebody has looked at; kept in the folder, if there is one. */
export function openStores(
  dataDir: string | undefined,
  onChange: (shop: string, change: StoreChange) => void,
) {
  const file = dataDir && join(dataDir, 'shopify-stores.json')
  const kept = readKept(file)
  const stores = new Map<string, Store>()
  const drips = new Map<string, NodeJS.Timeout>()
  let saving: Promise<void> | undefined

  function find(domain: string): Store | undefined {
    const known = stores.get(domain)
    const shop = findShop(domain)
    if (known || !shop) return known
    const begin = { anchor: Date.now(), placed: 0, customers: 0, changed: [], deleted: [] }
    const store = openStore(shop, kept[domain] ?? begin)
    store.changes.on('change', (change) => {
      save()
      onChange(domain, change)
    })
    stores.set(domain, store)
    save()
    return store
  }

  /** Soon, and once for many changes. */
  function save(): void {
    if (file) saving ??= saveSoon(file)
  }

  async function saveSoon(target: string): Promise<void> {
    await sleep(300)
    saving = undefined
    await mkdir(dirname(target), { recursive: true })
    const all = Object.fromEntries([...stores].map(([domain, store]) => [domain, store.keep()]))
    await writeFile(`${target}.part`, JSON.stringify({ ...kept, ...all }))
    await rename(`${target}.part`, target)
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
          setInterval(() => store.place(), everyMs),
        )
    },
    close: async () => {
      for (const timer of drips.values()) clearInterval(timer)
      await saving
    },
  }
}

const keptStores = z.record(z.string(), z.custom<KeptStore>())

function readKept(file: string | undefined): Record<string, KeptStore> {
  try {
    return file ? keptStores.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  } catch {
    return {}
  }
}
