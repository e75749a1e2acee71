import { Hono } from 'hono'
import { z } from 'zod'
import { openKeptFile } from '../kept-file.ts'
import type { Phones } from '../phones/phones.ts'
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
  const webhooks = openMetaWebhooks(keys)
  const kept = keptState.safeParse(file.stored).data
  const store = openMetaStore({ business: keys.business, phones, webhooks, ...(kept && { kept }) })
  const routes = new Hono()
  routes.use(async (_c, next) => {
    await next()
    file.save(store.state)
  })
  routes.route('/', metaPages(store, webhooks))
  routes.route('/', graphApi(store, keys.accessToken))
  return {
    routes,
    close: () => {
      webhooks.close()
      return file.saved()
    },
  }
}
