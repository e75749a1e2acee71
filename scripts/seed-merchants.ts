import { seedManyMerchants, analyseTables } from '#domain/demo/seed-many-merchants.ts'
import { openDatabase } from './operations/open-database.ts'

/** `npm run seed:merchants -- N`: creates N invented merchants to try the admin with. Never in production. */

const howMany = Number(process.argv[2])
if (!Number.isInteger(howMany) || howMany < 1 || howMany > 2_000_000) {
  console.error('npm run seed:merchants -- N, with N from 1 to 2,000,000')
  process.exit(1)
}
const { config, database } = await openDatabase()
if (config.APP_MODE === 'production') {
  console.error('This is production: it has merchants of its own.')
  await database.close()
  process.exit(1)
}
await seedManyMerchants(database, howMany)
await analyseTables(database)
await database.close()
console.log(`${howMany} merchants more, all below crowd.example.`)
