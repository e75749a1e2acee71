/** What the operator can do about an address on which nothing can listen; undefined for any other error. */
export function listenProblem(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const port = 'port' in error ? Number(error.port) : 0
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 100} npm start`
    case 'EACCES':
      return `PORT: only root may listen on port ${port}; choose a number above 1023`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'HOST: this machine has no such address; 127.0.0.1 is for this machine alone, 0.0.0.0 for all of its networks'
    default:
      return undefined
  }
}
