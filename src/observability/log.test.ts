import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'

function logged(fields: object): string {
  const lines: string[] = []
  createLog('info', createMetrics(), { destination: { write: (line) => lines.push(line) } }).error(
    fields,
    'it failed',
  )
  return lines.join('')
}

test('only fields on the list are written', () => {
  const line = logged({ requestId: 'r-1', password: 'Pantry#2026x', headers: { cookie: 'c=1' } })
  expect(JSON.parse(line)).toMatchObject({ requestId: 'r-1', msg: 'it failed' })
  expect(line).not.toContain('Pantry#2026x')
  expect(line).not.toContain('cookie')
})

test('a failed query is told without its values, also as the cause of another error', () => {
  const cause = Object.assign(new Error('connection closed'), { code: 'CONNECTION_CLOSED' })
  const failed = new DrizzleQueryError(
    'insert into mail_outbox values ($1, $2)',
    ['mei@shop.example', '?token=abc\nx'],
    cause,
  )
  for (const err of [failed, new Error('mail not queued', { cause: failed })]) {
    const line = logged({ err })
    expect(line).toContain('insert into mail_outbox')
    expect(line).toContain('CONNECTION_CLOSED')
    expect(line).not.toContain('mei@shop.example')
    expect(line).not.toContain('token=abc')
  }
})

test('what is thrown and is no error is not written down', () => {
  expect(logged({ err: 'Pantry#2026x' })).not.toContain('Pantry#2026x')
})

test('a line stays one line, whatever it holds', () => {
  expect(logged({ path: '/a\n{"level":60,"msg":"forged"}' }).trim().split('\n')).toHaveLength(1)
})
