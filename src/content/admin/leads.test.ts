import { expect, test } from 'vitest'
import { leadPage } from './leads.ts'
import { sourceText } from './admin.ts'
import { saysMoreThanGreeting } from '#rules/answer-text.ts'

test('[ADM-05] an answer needs words of its own below the greeting', () => {
  for (const begun of [leadPage.greeting(''), leadPage.greeting('Asha Rao'), 'Hi,', '  \n']) {
    expect(saysMoreThanGreeting(begun)).toBe(false)
    expect(saysMoreThanGreeting(`${begun}\nYes, we do.`)).toBe(true)
  }
  expect(saysMoreThanGreeting('Yes, we do.')).toBe(true)
})

test('[ADM-05] where a lead came from is said in words', () => {
  expect(sourceText({ via: 'api' })).toBe('Contact form')
  expect(sourceText({ utm_campaign: 'autumn', utm_source: 'newsletter', via: 'api' })).toBe(
    'Contact form, Source: newsletter, Campaign: autumn',
  )
  expect(sourceText({ via: 'invitation', is_partner: 'true' })).toBe(
    'Invitation by a colleague, Is partner: yes',
  )
  expect(sourceText({})).toBe('')
})
