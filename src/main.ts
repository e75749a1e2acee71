const oldestNode = 24

/**
 * What the server is started by. React looks at this once, when it is loaded, and its development half is slower;
 * so it is said before anything else is.
 */
// oxlint-disable-next-line node/no-process-env -- written, not read
process.env.NODE_ENV ??= 'production'

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(
    `Infiniti runs on Node ${oldestNode}, which is installed with it: node_modules/.bin/node build/server/main.js`,
  )
  process.exit(1)
}
void import('./server.ts')
