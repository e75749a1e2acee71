import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What Emscripten's files are changed by; its types leave this out. */
interface FileOperations {
  setattr(target: unknown, change: { mode?: number }): void
}

const forOthers = 0o077

/**
 * The folder of the embedded database. PGlite sets the mode of each file itself, for everybody; here for its owner. The
 * folder above is closed too, but a copy of the files that keeps their modes may end up in an open one.
 */
export class PrivateNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ FS }: { FS: unknown }) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Emscripten's own table of file systems
        const { NODEFS } = (FS as { filesystems: { NODEFS: Record<string, FileOperations> } }).filesystems
        for (const operations of [NODEFS.node_ops, NODEFS.stream_ops])
          if (operations) closeToOthers(operations)
      },
    ]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function closeToOthers(operations: FileOperations): void {
  const { setattr } = operations
  operations.setattr = (target, change) =>
    setattr(target, change.mode === undefined ? change : { ...change, mode: change.mode & ~forOthers })
}
