import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { run } from './run.ts'

/**
 * `npm run sbom`: what the product is made of, in CycloneDX form, from the lockfile alone. It is made anew for each
 * release and lies with the build, which is not in the repository: a list beside the lockfile could only differ
 * from it.
 */

const file = 'build/sbom.cdx.json'

interface Bom {
  metadata: { component: { name: string } }
  components: { name: string; version: string; purl?: string; hashes?: unknown[] }[]
}

const npm = [
  'sbom',
  '--package-lock-only',
  '--omit',
  'dev',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
]
const bom = JSON.parse(await run('npm', ['--silent', ...npm])) as Bom
// npm takes the name of the folder, which is anybody's.
bom.metadata.component.name = (JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }).name

const unproved = bom.components.filter(({ purl, hashes }) => !purl || !hashes?.length)
if (unproved.length > 0) {
  throw new Error(`Without an address or a checksum: ${unproved.map(({ name }) => name).join(', ')}`)
}
mkdirSync('build', { recursive: true })
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`)
console.log(`${bom.components.length} components in ${file}`)
