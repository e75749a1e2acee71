import { readHeadText, verifyChain } from '#domain/audit/verify-chain.ts'
import { parseArgs } from 'node:util'
import { openDatabase } from './open-database.ts'

/** `npm run audit:verify`: every row of the record covers the one before it; says where that ends, and whether the end was cut off. `-- --head=4711:9f2c…` compares with a head from the log. */

const { values } = parseArgs({ options: { head: { type: 'string' } } })
const kept = values.head === undefined ? undefined : readHeadText(values.head)
if (values.head !== undefined && !kept) {
  console.error('Write the head as the log has it: --head=4711:9f2c…')
  process.exit(2)
}
const { database } = await openDatabase()
const { rows, broken, cutBefore } = await verifyChain(database, kept)
await database.close()
if (broken !== undefined) {
  console.error(
    `The chain is broken at row ${broken}: it, or the row before it, was changed. ${rows} rows fit.`,
  )
  process.exit(1)
}
if (cutBefore !== undefined) {
  console.error(
    `The end of the record was cut off: row ${cutBefore} was written and is gone. ${rows} rows fit.`,
  )
  process.exit(1)
}
console.log(`${rows} rows, the last one written among them, and every one fits the row before it.`)
