import { expect, test } from 'vitest'
import { faq } from '#content/shared/faq.ts'
import { readPage, tidy } from '../support/read-page.ts'

test('[PAGE-03] all entries are there, each with an id of its own', async () => {
  const { values } = await readPage('/faq')
  expect(faq.length).toBeGreaterThanOrEqual(27)
  expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length)
  expect(new Set(values('main details > div[id]', 'id'))).toEqual(new Set(faq.map(({ id }) => id)))
  expect(values('main details > div[id]', 'id')).toHaveLength(faq.length)
  expect(faq.filter(({ onHome }) => onHome)).toHaveLength(5)
})

test('[PAGE-03] one subscription covers all future features, and setting up takes minutes', async () => {
  const { $ } = await readPage('/faq')
  const answerTo = (question: string) => tidy($(`details:contains("${question}") > div`).text())
  expect(answerTo('Do new features cost extra?')).toContain('covers all future features at no extra charge')
  expect(answerTo('How long does setting up take?')).toMatch(/^Minutes\./)
})
