import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { listen } from '../listen.ts'
import type { MailFaultSwitch } from './fault.ts'
import type { Inbox } from './inbox.ts'

const largestMail = 10 * 1024 * 1024
const patience = 500

interface MailServer {
  port: number
  host: string
  inbox: Inbox
  fault: MailFaultSwitch
}

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })
const never = new Promise<void>(() => {})

/** Takes any mail from anyone on loopback: no TLS, any name and password or none. */
export async function startMailServer({ port, host, inbox, fault }: MailServer) {
  const server = new SMTPServer({
    name: 'sandbox.localhost',
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    // A pooled client sends many mails over one connection without ever signing in.
    maxAllowedUnauthenticatedCommands: false,
    size: largestMail,
    closeTimeout: patience,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onConnect(_session, done) {
      const now = fault.get()
      if (now.mode === 'refuse') return done(refusal(421, 'Service not available (sandbox fault)'))
      if (now.mode === 'hang' && now.stage === 'connect') return undefined
      return done()
    },
    onRcptTo(address, _session, done) {
      const isKnown = !/^bounce(?:[+.]|@)/i.test(address.address)
      return isKnown ? done() : done(refusal(550, '5.1.1 No such mailbox (sandbox)'))
    },
    onData: callbackify(receive),
  })

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk)
    if (stream.sizeExceeded) throw refusal(552, 'Too large')
    const now = fault.get()
    if (now.mode === 'hang') await never
    if (now.mode === 'slow') await pause(now.ms)
    if (fault.takeTempfail()) throw refusal(451, 'Try again later (sandbox fault)')
    const { mailFrom, rcptTo } = session.envelope
    const from = mailFrom ? mailFrom.address : ''
    await inbox.deliver(Buffer.concat(chunks), { from, to: rcptTo.map(({ address }) => address) })
    return 'Taken by the sandbox'
  }

  const sockets = new Set<Socket>()
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // Ignore clients that hang up in the middle.
  server.on('error', () => {})

  return {
    port: await listen(server.server, port, host),
    async close(): Promise<void> {
      await new Promise<void>((closed) => {
        server.close(closed)
      })
      for (const socket of sockets) socket.destroy()
    },
  }
}
