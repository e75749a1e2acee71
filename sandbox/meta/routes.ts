import { Hono } from 'hono'
import { z } from 'zod'
import { openKeptFile } from '../kept-file.ts'
import type { Phones } from '../phones/phones.ts'
import { makeMetaFaults } from './faults.ts'
import { graphApi } from './graph.ts'
import type { MetaState } from './objects.ts'
import { metaPages } from './pages.ts'
import { openMetaStore } from './store.ts'
import { openMetaWebhooks } from './webhooks.ts'

export interface MetaKeys {
  accessToken: string
  appSecret: string
  business: string
  webhookUrl: string
}

const keptState = z.custom<MetaState>(
  (value) => typeof value === 'object' && value !== null && 'numbers' in value,
)

/** Kept in the folder, if there is one. */
export function openMeta(keys: MetaKeys, phones: Phones, dataDir: string | undefined) {
  const file = openKeptFile(dataDir, 'meta.json')
  const faults = makeMetaFaults()
  const webhooks = openMetaWebhooks(keys, faults)
  const store = openMetaStore({
    business: keys.business,
    phones,
    webhooks,
    faults,
    kept: keptState.safeParse(file.stored).data,
    changed: file.save,
  })
  const routes = new Hono()
  routes.route('/', metaPages(store, webhooks, faults))
  routes.route('/', graphApi(store, keys.accessToken, faults))
  return {
    routes,
    close: () => {
      webhooks.close()
      return file.saved()
    },
  }
}
