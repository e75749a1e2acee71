import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { decode, encode, type Question, RECURSION_AVAILABLE, RECURSION_DESIRED } from 'dns-packet'
import type { Zone } from './zone.ts'

const noSuchName = 3

/** A name server for one thing: the text records that a tester has typed in. */
export async function startNameServer(
  port: number,
  host: string,
  zone: Zone,
): Promise<{ close: () => Promise<void> }> {
  const socket = createSocket('udp4')
  socket.on('message', (message, from) => {
    const answer = answerTo(message, zone)
    if (answer) socket.send(answer, from.port, from.address)
  })
  socket.bind(port, host)
  await once(socket, 'listening')
  return {
    close: async () => {
      const closed = once(socket, 'close')
      socket.close()
      await closed
    },
  }
}

function answerTo(message: Buffer, zone: Zone): Buffer | undefined {
  const asked = read(message)
  const question = asked?.questions?.[0]
  if (!asked || !question) return undefined
  const texts = question.type === 'TXT' ? zone.texts(question.name) : []
  return encode({
    type: 'response',
    id: asked.id,
    flags: RECURSION_DESIRED | RECURSION_AVAILABLE | (texts.length === 0 ? noSuchName : 0),
    questions: [question],
    answers: texts.map((data) => ({ type: 'TXT' as const, name: question.name, ttl: 0, data })),
  })
}

/** Anything else gets no answer, as from any name server. */
function read(message: Buffer): { id?: number; questions?: Question[] } | undefined {
  try {
    return decode(message)
  } catch {
    return undefined
  }
}
