import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type FaultWorld, openFaultWorld } from '../support/faults/fault-world.ts'
import { startServer } from '../support/faults/server-process.ts'
import { type ReceivedSpan, startTraceReceiver } from '../support/faults/trace-receiver.ts'

let world: FaultWorld
beforeAll(async () => {
  world = await openFaultWorld({ database: 'shared' })
})
afterAll(() => world.close())

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const caller = '00f067aa0ba902b7'

const valueOf = ({ attributes }: ReceivedSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? String(value?.intValue)
}

test(
  'where a collector is named, one trace leads from the request to the email, and tells nothing private',
  { tags: 'long' },
  async () => {
    const receiver = await startTraceReceiver()
    const server = await startServer({
      ...world.env,
      ...world.sandbox.settings.google,
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    })
    onTestFinished(async () => {
      await server.kill()
      await receiver.close()
    })
    const traceparent = `00-${traceId}-${caller}-01`
    const reference = (await world.sendMessage(server, { traceparent })) ?? 'none'
    expect(reference).toMatch(/^M-/)
    const hint = 'login_hint=private%40tamarind.example'
    expect((await fetch(`${server.url}/api/googleAuth?${hint}`, { headers: { traceparent } })).status).toBe(
      200,
    )
    const emails = async () => {
      const answer = await fetch(`${world.sandbox.url}/mail/api/messages`)
      const { messages } = (await answer.json()) as { messages: { subject: string }[] }
      return messages.filter(({ subject }) => subject.includes(reference)).length
    }
    await expect.poll(emails, { interval: 200 }).toBe(2)
    // What is held back is sent before the process ends.
    expect(await server.stop()).toBe(0)

    const spans = receiver.spans().filter((span) => span.traceId === traceId)
    const named = (name: string) => spans.filter((span) => span.name === name)
    const [message] = named('POST /api/v1/admin/contact-us')
    if (!message) throw new Error(`No request among ${spans.map(({ name }) => name).join(', ')}`)
    expect(message.parentSpanId).toBe(caller)
    expect(valueOf(message, 'http.response.status_code')).toBe('200')
    expect(named('recaptcha check')[0]?.parentSpanId).toBe(message.spanId)
    const transactions = new Map(named('database transaction').map((span) => [span.spanId, span]))
    expect([...transactions.values()].map(({ parentSpanId }) => parentSpanId)).toContain(message.spanId)
    const jobs = named('job deliver-mail')
    expect(jobs).toHaveLength(2)
    expect(jobs.every(({ parentSpanId }) => transactions.has(parentSpanId ?? ''))).toBe(true)
    expect(new Set(named('mail send').map(({ parentSpanId }) => parentSpanId))).toEqual(
      new Set(jobs.map(({ spanId }) => spanId)),
    )
    expect(named('google discover')).toHaveLength(1)

    const line = server
      .output()
      .split('\n')
      .find((text) => text.includes('"path":"/api/v1/admin/contact-us"'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      traceId,
      requestId: valueOf(message, 'infiniti.request_id'),
    })
    expect(receiver.text()).not.toMatch(/tamarind|Asha|@|select |insert /i)
  },
)
