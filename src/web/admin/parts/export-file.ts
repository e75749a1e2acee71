import { leaveForAdminSignIn } from '#web/client/api/admin-api.ts'
import { saveBlob } from '#web/client/files/save-file.ts'

const quote = 0x22
const lineEnd = 0x0a

interface Progress {
  rows: number
  /** As the server counted them before it began; missing where it did not. */
  total?: number
}

/**
 * Fetches a list as a file, tells how far it is row by row, and keeps nothing of one that broke off. Answers with the
 * number of rows; throws when it was stopped or something failed.
 */
export async function exportFile(
  href: string,
  name: string,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<number> {
  const answer = await fetch(href, { signal })
  const type = answer.headers.get('content-type') ?? ''
  // The staff session ended meanwhile, so the sign-in page answered.
  if (answer.redirected) leaveForAdminSignIn()
  if (!answer.ok || !type.startsWith('text/csv') || !answer.body) throw new Error('No file.')
  const counted = answer.headers.get('row-count')
  const total = counted === null ? undefined : Number(counted)
  const parts: Uint8Array<ArrayBuffer>[] = []
  const count = rowCounter()
  const reader = answer.body.getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    parts.push(chunk.value)
    onProgress({ rows: count(chunk.value), total })
  }
  saveBlob(name, new Blob(parts, { type }))
  return count(new Uint8Array())
}

/** Rows so far, without the head; a line end within quotes belongs to its cell. */
function rowCounter() {
  let lines = 0
  let isQuoted = false
  return (bytes: Uint8Array) => {
    for (const byte of bytes) {
      if (byte === quote) isQuoted = !isQuoted
      else if (byte === lineEnd && !isQuoted) lines += 1
    }
    return Math.max(0, lines - 1)
  }
}
