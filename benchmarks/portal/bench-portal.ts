import { gzipSync } from 'node:zlib'
import { type Merchant, openIdentityWorld } from '../identity/identity-world.ts'
import { load, median } from '../identity/load.ts'
import { figures } from '../report.ts'
import { giveOutlets } from './give-outlets.ts'

const seconds = 5
const rounds = 3
const outletsOfOne = 1_000
/** A read that checks the session and asks one question more. */
const bareRead = '/api/merchant/google'

/** What the portal costs, as ratios within one run. */
export async function benchPortal(): Promise<void> {
  const world = await openIdentityWorld(40)
  try {
    const print = figures('portal, on PostgreSQL, medians of 3')
    print(
      '`all_apps` against a bare session-checked read',
      await appsAgainstBareRead(world.url, world.readers),
    )
    const [merchant] = world.signers
    if (!merchant) throw new Error('Nobody signed in.')
    await giveOutlets(world.databaseUrl, merchant.email, outletsOfOne)
    print('a thousand outlets', await manyOutlets(world.url, merchant))
  } finally {
    await world.close()
  }
}

/** `all_apps` and a bare session-checked read at the same steady pace, in turn. */
async function appsAgainstBareRead(url: string, merchants: readonly Merchant[]): Promise<string> {
  const steady = (path: string) => {
    let turn = 0
    const next = () => ({ path, headers: merchants[(turn += 1) % merchants.length]?.headers ?? {} })
    return load({ url, seconds, connections: 10, rate: 100, next })
  }
  const [apps, bare]: [number[], number[]] = [[], []]
  for (let i = 0; i < rounds; i += 1) {
    bare.push((await steady(bareRead)).p99)
    apps.push((await steady('/api/all_apps')).p99)
  }
  const [ours, least] = [median(apps), median(bare)]
  return `all_apps p99 ${ours.toFixed(1)} ms, a bare session-checked read ${least.toFixed(1)} ms: ${(ours / least).toFixed(1)} times (wanted: at most 2)`
}

/** What somebody with a thousand outlets downloads and waits for. */
async function manyOutlets(url: string, { headers }: Merchant): Promise<string> {
  const read = async (path: string, sent?: object) => {
    const took: number[] = []
    let body = ''
    for (let i = 0; i < 15; i += 1) {
      const began = performance.now()
      const answer = await fetch(url + path, {
        method: sent ? 'POST' : 'GET',
        headers: { ...headers, 'content-type': 'application/json', origin: url },
        body: sent && JSON.stringify(sent),
      })
      body = await answer.text()
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`)
      took.push(performance.now() - began)
    }
    return {
      body,
      text: `${(gzipSync(body).length / 1024).toFixed(0)} KiB gz in ${median(took).toFixed(0)} ms`,
    }
  }
  const list = await read('/api/merchant/outlets')
  const { data } = JSON.parse(list.body) as { data: { id: string }[] }
  const change = await read('/api/outletChange', { outlet_id: data.at(-1)?.id })
  const page = await read('/merchant/apps')
  return `${data.length} outlets: the apps page ${page.text}, a switch ${change.text}, the list with people ${list.text}`
}
