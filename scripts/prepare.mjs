// Runs before every command of README, on whatever Node the machine has (20 or newer): plain JavaScript only.
// Installs what the lockfile says when node_modules is missing or was made from another lockfile.
// With --if-missing only when there is none: where the product runs, its operators decide what is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const oldestNode = 20
const stampFile = 'node_modules/.installed-from'

const major = Number(process.versions.node.split('.')[0])
if (major < oldestNode) {
  console.error(`Infiniti needs Node ${oldestNode} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

if (process.argv.includes('--if-missing') && existsSync('node_modules')) process.exit(0)

const stamp = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex')

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  console.log('· Installing what the lockfile says (a few minutes the first time)')
  // Not `npm ci`: a lockfile made on one platform may lack another's optional binaries, and ci then refuses.
  // `--no-save` uses the locked versions and never writes the lockfile.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
  })
  if (status !== 0) {
    console.error('The installation failed. Read the lines above, then run the same command again.')
    process.exit(status ?? 1)
  }
  writeFileSync(stampFile, stamp)
}
