/**
 * What the server is started by. React looks at this once, when it is loaded, and its development half is slower;
 * so it is said before anything else is.
 */
// oxlint-disable-next-line node/no-process-env -- written, not read
process.env.NODE_ENV ??= 'production'

void import('./server.ts')
