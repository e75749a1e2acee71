import { expect, test } from 'vitest'
import { listen } from './listen.ts'
import { listenProblem } from './listen-problem.ts'

const failed = (code: string, port = 80) => Object.assign(new Error('listen'), { code, port })

test('[DOOR-14] an address of another machine is explained', async () => {
  const error: unknown = await listen(() => {}, 0, '192.0.2.1').catch((reason: unknown) => reason)
  expect(listenProblem(error)).toMatch(/^HOST: this machine has no such address/)
})

test('[DOOR-14] a name that means nothing and a port that is root’s are explained', () => {
  expect(listenProblem(failed('ENOTFOUND'))).toMatch(/^HOST: /)
  expect(listenProblem(failed('EAI_AGAIN'))).toMatch(/^HOST: /)
  expect(listenProblem(failed('EACCES'))).toMatch(/^PORT: only root may listen on port 80/)
  expect(listenProblem(failed('EADDRINUSE', 3000))).toContain('PORT=3100 npm start')
  expect(listenProblem(new Error('a mistake of ours'))).toBeUndefined()
})
