import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

const watched = ['deploy/observability/dashboard.json', 'deploy/observability/alerts.yml', 'docs/runbook.md']
const read = (file: string) => readFileSync(file, 'utf8')

test.for(watched)('every metric that %s names is exposed', async (file) => {
  const exposed = new Set(
    [...(await createMetrics().text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name),
  )
  const named = new Set(read(file).match(/\b(infiniti|nodejs|process)_\w+/g))
  expect(named.size).toBeGreaterThan(5)
  const unknown = [...named].filter(
    (name) => !exposed.has(name) && !exposed.has(name.replace(/_(bucket|count|sum)$/, '')),
  )
  expect(unknown).toEqual([])
})

test('every metric of ours is on the dashboard', async () => {
  const ours = [...(await createMetrics().text()).matchAll(/^# TYPE (infiniti_\w+)/gm)].map(
    ([, name = '']) => name,
  )
  const dashboard = read('deploy/observability/dashboard.json')
  expect(ours.filter((name) => !dashboard.includes(name))).toEqual([])
})

test('every alert has its section in the runbook, and every section its alert', () => {
  const alerts = [...read('deploy/observability/alerts.yml').matchAll(/alert: (\w+)/g)].map(
    ([, name]) => name,
  )
  const sections = [...read('docs/runbook.md').matchAll(/^### (Infiniti\w+)/gm)].map(([, name]) => name)
  expect(sections).toEqual(alerts)
})

test('a process without its database still tells how it is', async () => {
  const metrics = createMetrics()
  metrics.watch({
    isReady: async () => false,
    queueDepth: () => Promise.reject(new Error('away')),
    waitingMail: () => Promise.reject(new Error('away')),
    hashing: () => ({ running: 1, waiting: 7 }),
  })
  const text = await metrics.text()
  expect(text).toContain('infiniti_database_up 0')
  expect(text).toContain('infiniti_password_hashes{state="waiting"} 7')
})
