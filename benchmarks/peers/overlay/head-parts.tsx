import type { MetaDescriptor } from 'react-router'
import { themeScript } from '#web/kit/foundations/theme.ts'

/** What `src/web/root.tsx` puts into the head of every page of ours. */
export function HeadParts() {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  )
}

/** What `<Meta>` of React Router makes of the entries of one page. */
export function PageMeta({ entries }: { entries: MetaDescriptor[] }) {
  return entries.map((entry) => <Entry key={JSON.stringify(entry)} entry={entry} />)
}

/** Apart, because React leaves these out where a framework renders a component by itself. */
export function FontPreloads() {
  return ['special-gothic', 'sometype-mono'].map((font) => (
    <link
      key={font}
      rel="preload"
      href={`/fonts/${font}.woff2`}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  ))
}

function Entry({ entry }: { entry: MetaDescriptor }) {
  if (!entry) return null
  if ('title' in entry) return <title>{String(entry.title)}</title>
  if ('script:ld+json' in entry) {
    const text = JSON.stringify(entry['script:ld+json'])
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  }
  if ('tagName' in entry) {
    const { tagName: _, ...link } = entry
    return <link {...link} />
  }
  return <meta {...entry} />
}
