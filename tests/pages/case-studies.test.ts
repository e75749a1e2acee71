import { describe, expect, test } from 'vitest'
import { claims } from '#content/shared/claims.ts'
import { readPage } from '../support/read-page.ts'

const stories = [
  { id: 'fewer-tickets', figure: claims.fewerTickets.figure },
  { id: 'email-return', figure: claims.emailReturn.figure },
  { id: 'kept-customers', figure: `+${claims.retention.figure}` },
]

describe('case studies', () => {
  for (const { id, figure } of stories) {
    test(`[PAGE-01] ${figure} is a full story: what was, changed, happened, and how it is counted`, async () => {
      const { $, texts } = await readPage('/case-studies')
      const story = `section#${id}`
      expect($(story)).toHaveLength(1)
      expect(texts(`${story} *`)).toContain(figure)
      expect(texts(`${story} :is(h2, h3, h4)`)).toEqual(
        expect.arrayContaining(['What was', 'What changed', 'What happened', 'How it is counted']),
      )
      expect($(story).text()).toContain('no study published yet')
      expect($(`${story} [role=img]`).length).toBeGreaterThan(0)
      expect($(`${story} details:contains("The figures behind it") table`)).toHaveLength(1)
    })
  }

  test('[PAGE-01] the window is of 15 minutes', async () => {
    const { $ } = await readPage('/case-studies')
    expect($('#kept-customers').text()).toContain(`${claims.cancellationWindow.figure} window`)
  })

  test('[PAGE-01] the drawings are to scale', async () => {
    const { values } = await readPage('/case-studies')
    const subpaths = (selector: string) =>
      values(selector, 'd').map((path) => (path ?? '').split('M').length - 1)
    expect(subpaths('#fewer-tickets [role=img] path')).toEqual([65, 35])
    expect(subpaths('#email-return [role=img] path')).toEqual([1, 127])
  })

  test('[PAGE-01] every figure that the site states is in the register, with its source', async () => {
    const { $ } = await readPage('/case-studies')
    expect($('#figures tbody tr')).toHaveLength(Object.keys(claims).length)
  })
})
