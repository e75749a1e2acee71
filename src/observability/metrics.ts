import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What is not counted as it happens, but asked for when the collector comes by. */
export interface Readings {
  isReady(): Promise<boolean>
  /** Jobs that wait or run, by queue. */
  queueDepth(): Promise<Record<string, number>>
  waitingMail(): Promise<{ count: number; oldestSeconds: number }>
  /** Password hashes, which are slow on purpose and done a few at a time. */
  hashing(): { running: number; waiting: number }
}

/** What the operator watches. One registry per process, kept out of module state so that tests have their own. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const gauges = createGauges(registers)
  let readings: Readings | undefined
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
    jobs: new Histogram({
      name: 'infiniti_job_seconds',
      help: 'Time that a job ran, by queue and outcome (done, failed)',
      labelNames: ['queue', 'outcome'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60],
      registers,
    }),
    callsOut: new Histogram({
      name: 'infiniti_call_out_seconds',
      help: 'Time that others took to answer us, by whom (mail, google, shopify, recaptcha, dns) and outcome (done, failed)',
      labelNames: ['to', 'outcome'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    errors: new Counter({
      name: 'infiniti_errors_total',
      help: 'Faults that were written to the log',
      registers,
    }),
    watch(given: Readings): void {
      readings = given
    },
    /** What the collector is given. */
    async text(): Promise<string> {
      if (readings) await readGauges(gauges, readings)
      return registry.metrics()
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>

function createGauges(registers: Registry[]) {
  return {
    databaseUp: new Gauge({
      name: 'infiniti_database_up',
      help: 'Whether the database answers (1) or not (0)',
      registers,
    }),
    jobsWaiting: new Gauge({
      name: 'infiniti_jobs_waiting',
      help: 'Jobs that wait or run, by queue',
      labelNames: ['queue'],
      registers,
    }),
    mailWaiting: new Gauge({
      name: 'infiniti_mail_waiting',
      help: 'Emails that the mail server has not taken yet',
      registers,
    }),
    mailOldest: new Gauge({
      name: 'infiniti_mail_oldest_seconds',
      help: 'How long the oldest of these emails has waited',
      registers,
    }),
    hashes: new Gauge({
      name: 'infiniti_password_hashes',
      help: 'Password hashes, by state (running, waiting)',
      labelNames: ['state'],
      registers,
    }),
  }
}

/** Without its database a process still tells how it is; what only the database knows keeps its last value. */
async function readGauges(gauges: ReturnType<typeof createGauges>, readings: Readings): Promise<void> {
  const { running, waiting } = readings.hashing()
  gauges.hashes.set({ state: 'running' }, running)
  gauges.hashes.set({ state: 'waiting' }, waiting)
  const isUp = await readings.isReady()
  gauges.databaseUp.set(isUp ? 1 : 0)
  if (!isUp) return
  const [depth, mail] = await Promise.all([readings.queueDepth(), readings.waitingMail()])
  for (const [queue, jobs] of Object.entries(depth)) gauges.jobsWaiting.set({ queue }, jobs)
  gauges.mailWaiting.set(mail.count)
  gauges.mailOldest.set(mail.oldestSeconds)
}
