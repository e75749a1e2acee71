import { connectPrefix } from '#contract/google/shapes.ts'

/** What the address says that Google sent the visitor back with. */
export type GoogleReturn =
  | { kind: 'nothing' }
  | { kind: 'refused' | 'failed'; isConnecting: boolean }
  | { kind: 'answer'; isConnecting: boolean; answer: { code: string; state: string; iss: string } }

export function readReturn(search: string): GoogleReturn {
  const query = new URLSearchParams(search)
  const read = (name: string) => query.get(name) ?? ''
  const answer = { code: read('code'), state: read('state'), iss: read('iss') }
  const isConnecting = answer.state.startsWith(connectPrefix)
  const error = read('error')
  if (error) return { kind: error === 'access_denied' ? 'refused' : 'failed', isConnecting }
  return answer.code ? { kind: 'answer', isConnecting, answer } : { kind: 'nothing' }
}
