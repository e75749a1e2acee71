import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionView } from '#contract/accounts/shapes.ts'
import type { CaptchaChallenge } from '#contract/captcha/shapes.ts'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { type FaultWorld, openFaultWorld } from '../support/faults/fault-world.ts'
import { figure } from '../support/figure.ts'
import { HttpVisitor } from '../support/faults/http-visitor.ts'
import { type ServerProcess, startShortLived } from '../support/faults/server-process.ts'
import { solveCaptcha } from '../support/sign-in/solve-captcha.ts'

const run = promisify(execFile)
const hour = 3_600_000
const [merchant] = demoMerchants

let world: FaultWorld
let server: ServerProcess
let clockFile: string
beforeAll(async () => {
  world = await openFaultWorld({ database: 'embedded' })
  clockFile = join(world.folder, 'clock')
  const { RECAPTCHA_SITE_KEY: _, RECAPTCHA_SECRET: __, ...env } = world.env
  server = await startShortLived({
    ...env,
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import=${resolve('tests/support/movable-clock.ts')}`,
  })
})
afterAll(async () => {
  await server.kill()
  await world.close()
})

let jumps = 0

/** The server's clock is then wrong by this much. */
async function jump(ms: number): Promise<void> {
  jumps += 1
  await writeFile(clockFile, String(ms))
  process.kill(server.pid, 'SIGHUP')
  await expect.poll(() => server.output()).toContain(`clock ${jumps}: ${ms}`)
}

/** Our own puzzle, which goes by the server's clock as everything here does. */
const challenge = async (action: string) =>
  (await (await fetch(`${server.url}/api/captcha/challenge?action=${action}`)).json()) as CaptchaChallenge

async function expectWork(visitor: HttpVisitor): Promise<string> {
  const token = await solveCaptcha({ challenge }, 'CONTACT')
  const { reference = 'none' } = await world.tryMessage(server, { token })
  expect(reference).toMatch(/^M-/)
  const emails = async () => [...(await world.mails()).keys()].filter((name) => name.includes(reference))
  await expect.poll(async () => (await emails()).length).toBe(2)
  expect((await visitor.ask('/all_apps')).status).toBe(200)
  return reference
}

async function refresh(visitor: HttpVisitor): Promise<void> {
  const { status, answered } = await visitor.ask('/merchant/token/refresh', {
    body: { refresh: visitor.token?.refresh },
  })
  expect(status).toBe(200)
  visitor.token = (answered as Pick<SessionView, 'token'>).token
}

test(
  'a clock that jumps forward and back ends no session early, stops no job and breaks no record',
  { tags: 'long' },
  async (context) => {
    const visitor = new HttpVisitor(world, '192.0.2.9')
    expect(await visitor.logIn(merchant.email, merchant.password)).toBe(200)
    const sent = [await expectWork(visitor)]

    await jump(2 * hour)
    expect((await visitor.ask('/all_apps')).status, 'half an hour is over').toBe(401)
    await refresh(visitor)
    sent.push(await expectWork(visitor))
    const mistyping = new HttpVisitor(world, '192.0.2.10')
    expect(await mistyping.logIn(merchant.email, 'Wrong#2025')).toBe(401)

    await jump(0)
    sent.push(await expectWork(visitor))
    expect(
      await mistyping.logIn(merchant.email, merchant.password),
      'slowed by a mistake in the future',
    ).toBe(200)

    await jump(-24 * hour)
    sent.push(await expectWork(visitor))
    await jump(0)
    sent.push(await expectWork(visitor))

    expect(await server.stop()).toBe(0)
    const { lost, halves } = await world.audit(sent)
    const { stdout } = await run(process.execPath, ['scripts/operations/verify-audit.ts'], {
      env: { PATH: process.env.PATH, DATA_DIR: world.folder, SECRET_KEYS: world.env.SECRET_KEYS },
    })
    figure(
      context,
      `4 jumps (+2 h, −2 h, −24 h, +24 h): ${sent.length} messages mailed, ${lost.length} lost; ${stdout.trim()}`,
    )
    expect([lost, halves]).toEqual([[], []])
  },
)
