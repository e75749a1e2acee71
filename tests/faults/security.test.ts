import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultSecret } from '../support/faults/prepare-databases.ts'
import { newSharedDatabase } from '../support/faults/prepared-postgres.ts'
import { besidePages, pagePaths } from '../support/page-paths.ts'
import { startFuzzedServer } from '../support/fuzz/fuzzed-server.ts'
import { httpTarget } from '../support/fuzz/http-target.ts'
import { fuzzRequests } from '../support/fuzz/requests.ts'
import { runFuzz } from '../support/fuzz/run-fuzz.ts'
import { inFull } from '../support/figure.ts'
import { scoreAnswer, strangersOrigin } from '../support/observatory.ts'

const generated = inFull(2_000, 600)

/** The built server under an https address, as production has one. */

let world: Awaited<ReturnType<typeof startFuzzedServer>>

beforeAll(async () => {
  world = await startFuzzedServer({ DATABASE_URL: await newSharedDatabase(), SECRET_KEYS: faultSecret })
})
afterAll(() => world.close())

test.each(['/', '/merchant/login', '/merchant/apps', '/admin/login'])(
  'the headers of %s score 100 or more by the rules of the public Observatory',
  async (path) => {
    const { url, origin } = { url: world.server.url, origin: world.origin }
    const own = path === '/merchant/apps' ? await httpTarget(url, origin).signIn() : {}
    const answer = await fetch(url + path, {
      headers: { ...own, origin: strangersOrigin },
      redirect: 'manual',
    })
    expect(answer.status).toBe(200)
    const { score, rules } = scoreAnswer({
      headers: answer.headers,
      html: await answer.text(),
      host: new URL(origin).host,
    })
    console.log(`${path}: ${score}`)
    expect({ score, rules }).toEqual({ score: expect.toSatisfy((points: number) => points >= 100), rules })
  },
)

test('TRACE, which would repeat a request with its cookies, is refused everywhere', async () => {
  for (const path of ['/', '/merchant/login', '/api/merchant/account', '/nowhere']) {
    const { hostname, port } = new URL(world.server.url)
    const [status, text] = await new Promise<[number, string]>((resolve, reject) => {
      const sent = request(
        { hostname, port, path, method: 'TRACE', headers: { cookie: 'secret=1' } },
        (answer) => {
          let body = ''
          answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
          answer.on('end', () => resolve([answer.statusCode ?? 0, body]))
        },
      )
      sent.on('error', reject)
      sent.end()
    })
    expect([path, status]).toEqual([path, 405])
    expect(text).not.toContain('secret=1')
  }
})

test('a form of a page without script arrives, although the proxy in front has ended TLS', async () => {
  const answer = await fetch(`${world.server.url}/contact-us`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: world.origin },
    body: new URLSearchParams({
      first_name: 'Asha',
      last_name: 'Rao',
      email: 'asha@tamarind.example',
      countryCode: '+91',
      phone: '9820044172',
      website_url: 'tamarind.example',
      message: 'Hello',
      no_script: '1',
    }),
  })
  expect(answer.status).toBe(202)
})

test(`[API-04] ${generated} generated requests: no answer of 5xx, and the server goes on`, async () => {
  const target = httpTarget(world.server.url, world.origin)
  const requests = fuzzRequests({ known: await target.firstLook(), pages: [...pagePaths, ...besidePages] })
  const seed = 8_154_711
  const { sent, failures } = await runFuzz(target, { requests, count: generated, seed, lanes: 8 })
  console.log(`${sent} requests of seed ${seed}: ${failures.length} answers of 5xx`)
  expect({ failures, log: failures.length > 0 ? world.server.output().slice(-4_000) : '' }).toEqual({
    failures: [],
    log: '',
  })
  expect((await fetch(`${world.server.url}/readyz`)).status).toBe(200)
})
