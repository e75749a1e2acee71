import { expect, test } from 'vitest'
import { readPage } from '../support/read-page.ts'

test('[PAGE-05] Choose Your Theme: Elite, Armani and E-commerce, each with its picture', async () => {
  const { $, texts } = await readPage('/themes')
  expect(texts('h1')).toEqual(['Choose Your Theme'])
  for (const [title, description] of [
    ['Elite', 'Clean and elegant.'],
    ['Armani', 'Energetic and colourful.'],
    ['E-commerce', 'Organic, for brands.'],
  ] as const) {
    const card = $('article').filter((_, article) => $(article).find('h2, h3').text().includes(title))
    expect(card.text()).toContain(description)
    expect(card.find('[role=img]').attr('aria-label')).toContain(title)
    const open = card.find(`a[href="/demo/${title.toLowerCase()}"]`)
    expect(open.attr('target')).toBe('_blank')
    expect(open.text()).toContain(`Try ${title}`)
    expect(open.text()).toContain('new tab')
  }
})
