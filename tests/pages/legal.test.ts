import { describe, expect, test } from 'vitest'
import { privacy } from '#content/shared/legal/privacy.ts'
import { terms } from '#content/shared/legal/terms.ts'
import { readPage, tidy } from '../support/read-page.ts'

const documents = [
  { path: '/terms-of-use', content: terms },
  { path: '/privacy-policy', content: privacy },
]

for (const { path, content } of documents) {
  describe(`the document ${path}`, () => {
    test('[PAGE-08] is versioned and dated', async () => {
      const { $, values } = await readPage(path)
      expect($('main').text()).toContain(`Version ${content.versions[0].id}`)
      const dates = values('#versions time', 'datetime')
      expect(dates).toHaveLength(content.versions.length)
      expect(dates[0]).toBe(content.versions[0].effective)
    })

    test('[PAGE-08] every clause has its text, a plain summary and an address', async () => {
      const { $, texts } = await readPage(path)
      expect(texts('#contents')).toEqual(['Contents'])
      for (const { id, title, summary } of content.clauses) {
        expect(texts(`section#${id} :is(h2, h3)`).join(' ')).toContain(title)
        expect(tidy($(`section#${id}`).text())).toContain(summary)
        expect($(`nav[aria-labelledby="contents"] a[href="#${id}"]`).text()).toContain(title)
      }
    })
  })
}
