import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findNginx } from './cluster/nginx.ts'

/** Puts the site where production has it, with a certificate of its own, and lets nginx read it. */
function readByNginx(nginx: string) {
  const folder = mkdtempSync(join(tmpdir(), 'infiniti-nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'tls'))
  for (const name of ['proxy.conf', 'infiniti.conf']) cpSync(`deploy/nginx/${name}`, join(folder, name))
  cpSync('deploy/nginx/upstream.conf', join(folder, 'upstream.conf'))
  const [key, certificate] = ['tls/privkey.pem', 'tls/fullchain.pem'].map((name) => join(folder, name))
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-subj',
    '/CN=a',
  ]
  spawnSync('openssl', [...made, '-keyout', key ?? '', '-out', certificate ?? ''])
  const site = readFileSync(join(folder, 'infiniti.conf'), 'utf8').replaceAll(
    '/etc/nginx/infiniti/',
    `${folder}/`,
  )
  writeFileSync(join(folder, 'infiniti.conf'), site)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; error_log stderr; events {} http { include ${folder}/infiniti.conf; }`,
  )
  return spawnSync(nginx, ['-t', '-c', join(folder, 'nginx.conf'), '-p', folder], { encoding: 'utf8' })
}

const nginx = findNginx()

test.skipIf(!nginx)('nginx accepts the site in deploy/nginx', () => {
  const { status, stderr } = readByNginx(nginx ?? '')
  expect(stderr).not.toContain('[warn]')
  expect(stderr).toContain('test is successful')
  expect(status).toBe(0)
})

test('[DOOR-16] the plain-HTTP redirect goes to the configured host, whatever the request calls itself', () => {
  const site = readFileSync('deploy/nginx/infiniti.conf', 'utf8')
  const plain = /server \{\s*listen 80;[^}]*\}/.exec(site)?.[0] ?? ''
  expect(plain).toContain('return 308 https://$server_name$request_uri;')
  expect(plain).not.toMatch(/\$(http_)?host\b/)
  expect(plain).not.toContain('server_name _;')
})

test('the image keeps every folder that the server reads at start', () => {
  const image = readFileSync('deploy/container/Containerfile', 'utf8')
  for (const folder of ['package.json', 'node_modules', 'scripts', 'src', 'build']) {
    expect(image).toContain(`COPY --from=build /app/${folder} ./`)
  }
})
