import { readFileSync } from 'node:fs'

/**
 * Loaded before the server (`node --import`): a clock that a test can move, for the server and for the embedded
 * database in it. SIGHUP reads the file with the milliseconds that it is wrong by.
 */
const RealDate = Date
let offset = 0
let jumps = 0

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: [], self) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now() + offset], self) as object,
  get: (target, name, self) =>
    name === 'now' ? () => target.now() + offset : (Reflect.get(target, name, self) as unknown),
})

process.on('SIGHUP', () => {
  offset = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'))
  jumps += 1
  console.error(`clock ${jumps}: ${offset}`)
})
