import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What the operator watches. One registry per process, kept out of module state so that tests have their own. */
export function createMetrics(readQueueDepth: () => Promise<Record<string, number>>) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const waiting = new Gauge({
    name: 'infiniti_jobs_waiting',
    help: 'Jobs that wait or run, by queue',
    labelNames: ['queue'],
    registers,
    async collect() {
      for (const [queue, depth] of Object.entries(await readQueueDepth())) waiting.set({ queue }, depth)
    },
  })
  return {
    registry,
    requests: new Histogram({
      name: 'infiniti_http_request_seconds',
      help: 'Time to answer, by kind of address, method and status',
      labelNames: ['kind', 'method', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    files: new Counter({
      name: 'infiniti_http_files_total',
      help: 'Documents and assets answered from memory, by status',
      labelNames: ['status'],
      registers,
    }),
    policyReports: new Counter({
      name: 'infiniti_csp_reports_total',
      help: 'Reports that browsers sent about blocked content',
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
