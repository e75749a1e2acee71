import { describe, expect, test } from 'vitest'
import { communication } from '#content/site/communication.ts'
import { readPage, tidy } from '../support/read-page.ts'

const path = '/communication-bundle'

/** The channel uses of the specification. */
const uses = {
  email: ['Order confirmations', 'Receipts', 'Invoices', 'Loyalty updates', 'Security alerts'],
  whatsapp: ['Order tracking', 'Support', 'Offers', 'Media-rich notifications'],
  sms: ['One-time passwords', 'Delivery updates', 'Urgent announcements', 'Staff alerts'],
}

describe('communication bundle', () => {
  for (const { channel, code, title, description } of communication.channels) {
    test(`[PAGE-04] ${title}: code label, title, description, services and image`, async () => {
      const { $, texts } = await readPage(path)
      const section = `section#${channel}`
      expect(texts(`${section} *`)).toContain(code)
      expect(texts(`${section} :is(h2, h3)`)).toContain(title)
      expect(tidy($(section).text())).toContain(description)
      expect(texts(`${section} dt`)).toEqual(uses[channel])
      expect($(`${section} [role=img]`)).toHaveLength(1)
    })
  }

  test('[PAGE-04] white, canary and pink, in this order', async () => {
    const { values } = await readPage(path)
    expect(values('.channel-section', 'data-surface')).toEqual(['white', 'canary', 'pink'])
  })

  test('[PAGE-04] the table says in words which channel is for which message', async () => {
    const { $, texts } = await readPage(path)
    expect($('section#channel-table')).toHaveLength(1)
    const cells = texts('tr:contains("One-time password") td')
    for (const [index, words] of ['Also good', 'Also good', 'First choice'].entries()) {
      expect(cells[index]).toContain(words)
    }
  })

  test('[PAGE-04] the cost is arithmetic with blanks, and names no rate', async () => {
    const { $ } = await readPage(path)
    expect($('#cost').text()).toContain('prepaid wallet')
    expect($('#cost .receipt').text()).toContain('Example month')
    expect($('#cost .receipt').text()).not.toContain('$')
  })

  test('[PAGE-04] has its questions and the footer', async () => {
    const { $ } = await readPage(path)
    const question = $('details:contains("What do I need for WhatsApp?")')
    expect(question.find('summary')).toHaveLength(1)
    expect(question.text()).toContain('a name that Meta approves')
    expect($('footer')).toHaveLength(1)
  })
})
