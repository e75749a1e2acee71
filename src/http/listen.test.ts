import { Agent, get } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

test('a request that was accepted is answered before the end, and its connection holds up nobody', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: accepted, resolve: accept } = Promise.withResolvers<void>()
  const listening = await listen(
    (_, res) => {
      accept()
      // Kept open by both sides, as it was asked for before the end.
      void released.then(() => res.end('done'))
    },
    0,
    '127.0.0.1',
  )
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const answer = new Promise<string>((resolve, reject) => {
    get({ port: listening.port, agent }, (res) => {
      let text = ''
      res.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => resolve(text))
    }).once('error', reject)
  })
  await accepted
  const began = performance.now()
  const closed = listening.close()
  release()
  expect(await answer).toBe('done')
  await closed
  expect(performance.now() - began).toBeLessThan(5_000)
})
