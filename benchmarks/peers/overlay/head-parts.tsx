import { meta } from '#web/routes/marketing/home.tsx'
import { themeScript } from '#web/ui/theme.ts'

/** What `src/web/root.tsx` and React Router put into the head of our home page, for whoever has no `<Meta>`. */
export function HeadParts() {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {meta().map((entry) => (
        <Entry key={JSON.stringify(entry)} entry={entry} />
      ))}
    </>
  )
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

function Entry({ entry }: { entry: ReturnType<typeof meta>[number] }) {
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
