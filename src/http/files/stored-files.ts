import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The list that the build writes of all files a browser may fetch. */
export const fileList = z.array(
  z.object({
    /** Path in the address; documents without `index.html`. */
    url: z.string(),
    /** Path below the client build. */
    file: z.string(),
    type: z.string(),
    etag: z.string(),
    cache: z.enum(['immutable', 'revalidate']),
    compressed: z.boolean(),
    scriptHashes: z.array(z.string()).optional(),
    styleHashes: z.array(z.string()).optional(),
  }),
)

export type FileEntry = z.infer<typeof fileList>[number]

export interface StoredFile extends FileEntry {
  identity: Buffer
  br?: Buffer
  gzip?: Buffer
  /** Makes the brotli form as small as it can be; there until it was called. */
  compressFurther?(): Promise<void>
}

/** Reads every file and its compressed forms into memory once; answering then touches no disk. */
export async function loadStoredFiles(buildFolder: string): Promise<Map<string, StoredFile>> {
  const entries = fileList.parse(JSON.parse(await readFile(join(buildFolder, 'files.json'), 'utf8')))
  const stored = await Promise.all(
    entries.map(async (entry) => {
      const path = join(buildFolder, 'client', entry.file)
      const [identity, br, gzip] = await Promise.all([
        readFile(path),
        entry.compressed ? readFile(`${path}.br`) : undefined,
        entry.compressed ? readFile(`${path}.gz`) : undefined,
      ])
      return { ...entry, identity, br, gzip }
    }),
  )
  return new Map(stored.map((file) => [file.url, file]))
}
