import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Terms } from './terms.tsx'

test('[SITE-09] terms are called examples until agreed ones are configured, which are then stated', () => {
  const examples = renderToStaticMarkup(<Terms agreed={undefined} />)
  expect(examples).toContain('These terms are examples.')
  expect(examples).toContain('nothing here is an offer')
  const agreed = renderToStaticMarkup(<Terms agreed="20% of each subscription for 24 months." />)
  expect(agreed).toContain('The agreed terms')
  expect(agreed).toContain('20% of each subscription for 24 months.')
  expect(agreed).not.toContain('example')
})
