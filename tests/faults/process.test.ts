import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { productionSettings } from '../../src/config/test-settings.ts'
import { freePort } from '../support/embedded-postgres.ts'
import { type FaultWorld, openFaultWorld } from '../support/faults/fault-world.ts'
import { figure } from '../support/figure.ts'
import { type ServerProcess, startShortLived } from '../support/faults/server-process.ts'

let world: FaultWorld
beforeAll(async () => {
  world = await openFaultWorld({ database: 'embedded' })
})
afterAll(() => world.close())

/** Started for one test, and gone after it whatever happens. */
async function startForTest(env: Record<string, string> = world.env): Promise<ServerProcess> {
  const server = await startShortLived(env)
  onTestFinished(() => server.kill())
  return server
}

test('a second process on the same folder is refused with a sentence, and the first is unharmed', async () => {
  const server = await startForTest()
  const second = startForTest({ ...world.env, PORT: String(await freePort()) })
  await expect(second).rejects.toThrow(
    /is already open in process \d+\. Stop that process, or set DATA_DIR to another folder/,
  )
  expect(await world.sendMessage(server)).toMatch(/^M-/)
  expect(await server.stop()).toBe(0)
})

test('SIGTERM answers every request that was accepted, then ends', async (context) => {
  const server = await startForTest()
  const requests = Array.from({ length: 20 }, () => world.sendMessage(server))
  await Promise.race(requests)
  expect(await server.stop()).toBe(0)
  const answered = (await Promise.all(requests)).filter((reference) => reference !== undefined)
  const { lost } = await world.audit(answered)
  figure(context, `${answered.length} of ${requests.length} answered, ${lost.length} lost`)
  expect(answered.length).toBeGreaterThan(0)
  expect(lost).toEqual([])
})

test('production refuses a folder that was the demo’s, and says what to do', { tags: 'long' }, async () => {
  const refusal = await startShortLived({
    PORT: String(await freePort()),
    DATA_DIR: world.env.DATA_DIR,
    ...productionSettings,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SECRET_KEYS: world.env.SECRET_KEYS,
  }).catch((error: Error) => error.message)
  expect(refusal).toContain('ended with 1')
  expect(refusal).toContain(
    'merchant@demo.example, other@demo.example, admin@demo.example, colleague@demo.example. Delete them',
  )
})

test('production refuses to start on bad settings, names each and shows no value', async () => {
  const refusal = await startShortLived({
    PORT: String(await freePort()),
    DATA_DIR: world.env.DATA_DIR,
    ...productionSettings,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-address',
    DATABASE_URL: 'mysql://secret@elsewhere',
  }).catch((error: Error) => error.message)
  expect(refusal).toContain('ended with 1')
  expect(refusal).toContain('- MAIL_FROM:')
  expect(refusal).toContain('- DATABASE_URL:')
  expect(refusal).not.toMatch(/no-address|mysql/)
})
