import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../start.ts'
import { makePost } from './test-post.ts'

let sandbox: Sandbox
let post: ReturnType<typeof makePost>

beforeAll(async () => {
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl: 'http://127.0.0.1:3000' })
  post = makePost(sandbox)
})
afterEach(async () => {
  await post.setFault({ mode: 'none' })
  await post.empty()
})
afterAll(() => sandbox.close())

describe('a fault', () => {
  it('refuses connections with 421', async () => {
    await post.setFault({ mode: 'refuse' })
    await expect(post.send()).rejects.toMatchObject({ responseCode: 421 })
    expect(await post.list()).toEqual([])
  })

  it('answers 451 as often as asked, then is well again', async () => {
    await post.setFault({ mode: 'tempfail', times: 2 })
    await expect(post.send()).rejects.toMatchObject({ responseCode: 451 })
    await expect(post.send()).rejects.toMatchObject({ responseCode: 451 })
    await post.send()
    expect(await post.list()).toHaveLength(1)
  })

  it.each(['connect', 'data'])('hangs at %s until the client gives up', async (stage) => {
    await post.setFault({ mode: 'hang', stage })
    const impatient = { greetingTimeout: 200, socketTimeout: 400 }
    await expect(post.send({}, impatient)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    expect(await post.list()).toEqual([])
  })

  it('is slow', async () => {
    await post.setFault({ mode: 'slow', ms: 150 })
    const start = performance.now()
    await post.send()
    expect(performance.now() - start).toBeGreaterThan(145)
  })

  it('is set and shown on the page', async () => {
    const page = await fetch(`${sandbox.url}/mail/fault`, {
      method: 'POST',
      body: new URLSearchParams({ mode: 'refuse' }),
    })
    expect(await page.text()).toContain('Now: Refuse connections')
    expect((await post.setFault({ mode: 'explode' })).status).toBe(400)
  })
})
