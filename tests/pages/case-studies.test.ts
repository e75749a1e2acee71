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
    test(`[PAGE-01] ${figure} is a full story: before, change, result, and how it is counted`, async () => {
      const { $, texts } = await readPage('/case-studies')
      const story = `section#${id}`
      expect($(story)).toHaveLength(1)
      expect(texts(`${story} *`)).toContain(figure)
      expect(texts(`${story} :is(h2, h3, h4)`)).toEqual(
        expect.arrayContaining(['Before', 'Change', 'Result', 'How it is counted']),
      )
      expect($(story).text()).toContain('no study published yet')
      expect($(`${story} .story-figure a`).attr('href')).toMatch(/^\/claims#/)
      expect($(`${story} [role=img]`).length).toBeGreaterThan(0)
      expect($(`${story} details:contains("The figures") table`)).toHaveLength(1)
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

  test('[PAGE-01] [SITE-06] says at the top what kind of evidence it is, and leads to the list of figures', async () => {
    const { $ } = await readPage('/case-studies')
    expect($('.case-studies-head').text()).toContain('no study has been published')
    expect($('#figures a').attr('href')).toBe('/claims')
    expect($('#figures table')).toHaveLength(0)
  })
})
