import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { spawnTied } from './tied-process.ts'

test('a child ends with its parent, although that is killed', async () => {
  const script = `
    import { spawnTied } from ${JSON.stringify(resolve('scripts/tied-process.ts'))}
    const child = spawnTied('sleep', ['600'], { stdio: ['ignore', 'inherit', 'ignore'] })
    child.once('spawn', () => console.log('begun'))`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script])
  onTestFinished(() => void parent.kill('SIGKILL'))
  await once(parent.stdout, 'data')
  parent.kill('SIGKILL')
  // The child holds the same output open, for ten minutes if it lives on.
  expect(await once(parent, 'close')).toEqual([null, 'SIGKILL'])
})

test('a child keeps its exit code, its signals, its output and what it was given', async () => {
  const child = spawnTied('sh', ['-c', 'echo "$1 $WORD"; exit 7', 'sh', 'a b'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, WORD: 'ß' },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  expect(await once(child, 'close')).toEqual([7, null])
  expect(output).toBe('a b ß\n')

  const sleeper = spawnTied('sleep', ['600'], { stdio: ['ignore', 'ignore', 'ignore'] })
  await once(sleeper, 'spawn')
  sleeper.kill('SIGTERM')
  expect(await once(sleeper, 'exit')).toEqual([null, 'SIGTERM'])
})
