import type { JobQueue } from '#database/job-queue.server.ts'
import type { Metrics } from './metrics.ts'
import type { Tracing } from './tracing.ts'

/** The same queue, its jobs measured; and followed from the request that wanted them. */
export function observedJobs(jobs: JobQueue, { jobs: seconds }: Metrics, tracing?: Tracing): JobQueue {
  return {
    ...jobs,
    enqueue(tx, name, data, options) {
      const traceparent = tracing?.here()
      return jobs.enqueue(tx, name, traceparent ? { ...data, traceparent } : data, options)
    },
    work: (queue, handle) =>
      jobs.work(queue, async ({ traceparent, ...data }) => {
        const end = seconds.startTimer({ queue })
        try {
          await (tracing
            ? tracing.part(`job ${queue}`, { kind: 'consumer', from: traceparent ?? '' }, () => handle(data))
            : handle(data))
          end({ outcome: 'done' })
        } catch (error) {
          end({ outcome: 'failed' })
          throw error
        }
      }),
  }
}
