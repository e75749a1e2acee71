import { useEffect, useState } from 'react'
import { appsPage, moduleSheet as copy } from '#content/portal/apps.ts'
import type { WorkspaceCopy } from '#content/portal/modules/workspace.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { Skeleton } from '#web/kit/data/skeleton.tsx'

/** What a module reads, writes and sends, in the words of its workspace. They come when a sheet is first opened. */
export function AccessList({ slug }: { slug: ModuleSlug }) {
  const [texts, setTexts] = useState<Record<ModuleSlug, WorkspaceCopy> | 'missing'>()

  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const loaded = await import('#content/portal/modules/workspaces.ts').catch(() => undefined)
      if (isWanted) setTexts(loaded?.workspaces ?? 'missing')
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [])

  if (!texts) return <Skeleton label={copy.open} shape="rows" />
  if (texts === 'missing') return <p>{appsPage.silence.message}</p>
  const { reads, writes, sends } = texts[slug]
  return (
    <KeyValueList
      rows={[
        { term: copy.reads, value: <Lines of={reads} /> },
        { term: copy.writes, value: <Lines of={writes} /> },
        { term: copy.sends, value: <Lines of={sends} /> },
      ]}
    />
  )
}

const Lines = ({ of }: { of: readonly string[] }) => of.map((line) => <div key={line}>{line}</div>)
