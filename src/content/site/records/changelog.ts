import source from '../../../../CHANGELOG.md?raw'

interface Release {
  date: string
  title: string
  changes: string[]
}

/** `CHANGELOG.md`, read: a heading `## 2026-11-18: Title` begins a release, and its lines are its changes. */
function releasesOf(text: string): Release[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      const [, date = '', title = ''] = /^(\d{4}-\d\d-\d\d): (.+)$/.exec(heading) ?? []
      const changes = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))
      return { date, title, changes }
    })
    .filter(({ date }) => date)
}

/** /changelog and CHANGELOG.md are one text, written there by hand. */
export const changelogPage = {
  heading: ['What', 'is new.'],
  lead: 'What you can do now, newest first.',
  releases: releasesOf(source),
} as const
