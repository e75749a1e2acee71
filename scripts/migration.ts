import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.ts'

/**
 * `npm run migration`: writes the initial migration again, from the schema and the SQL files beside it.
 * The same sources make the same files, so that a conflict is solved by running it again.
 */

const breakpoint = '--> statement-breakpoint'

/** Instead of the identifier and the time that drizzle-kit invents. */
const snapshotId = '00000000-0000-4000-8000-000000000001'
const madeAt = Date.UTC(2026, 0, 1)

export async function writeInitialMigration(root: string): Promise<void> {
  const source = join(root, 'src/database')
  const migrations = join(source, 'migrations')
  rmSync(migrations, { recursive: true, force: true })
  await run('drizzle-kit', ['generate', '--name', 'initial'], { cwd: root })
  replaceIn(join(migrations, 'meta/0000_snapshot.json'), /"id": "[-0-9a-f]+"/, `"id": "${snapshotId}"`)
  replaceIn(join(migrations, 'meta/_journal.json'), /"when": \d+/, `"when": ${madeAt}`)
  const sqlFile = join(migrations, '0000_initial.sql')
  const tables = readFileSync(sqlFile, 'utf8')
  const statements = [
    ...statementsOf(join(source, 'before-tables.sql')),
    tables.trim(),
    ...statementsOf(join(source, 'constraints.sql')),
    ...filesIn(join(source, 'functions')).flatMap(statementsOf),
    ...filesIn(join(source, 'policies')).flatMap(statementsOf),
  ]
  writeFileSync(sqlFile, `${statements.join(`\n${breakpoint}\n`)}\n`)
}

/** The embedded database takes one statement at a time. One ends with a line that ends with `;`, outside of `$$`. */
function statementsOf(file: string): string[] {
  const statements: string[] = []
  let lines: string[] = []
  let isInBody = false
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    lines.push(line)
    if (line.split('$$').length % 2 === 0) isInBody = !isInBody
    if (isInBody || !line.endsWith(';')) continue
    statements.push(lines.join('\n').trim())
    lines = []
  }
  if (lines.join('').trim() !== '') throw new Error(`${file} ends within a statement.`)
  return statements
}

const filesIn = (folder: string) =>
  readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name))

function replaceIn(file: string, pattern: RegExp, text: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text))
}

if (import.meta.main) await writeInitialMigration('.')
