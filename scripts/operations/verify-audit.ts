import { verifyChain } from '#domain/audit/verify-chain.ts'
import { openDatabase } from './open-database.ts'

/** `npm run audit:verify`: every row of the record covers the one before it; says where that ends, and whether the end was cut off. */

const { database } = await openDatabase()
const { rows, broken, cutBefore } = await verifyChain(database)
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
