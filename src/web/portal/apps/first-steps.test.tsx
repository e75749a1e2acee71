import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FirstSteps } from './first-steps.tsx'
import type { Activation } from './use-activation.ts'

const outlet = {
  id: '01a1f04a-652a-776a-8665-e209861dfb5d',
  outlet_name: 'Loom',
  web_url: null,
  connection: 'not-needed',
} as const

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is pressed here
const activation = { doing: undefined } as unknown as Activation

const textOf = (isListed: boolean) =>
  renderToStaticMarkup(
    <FirstSteps outlet={outlet} activation={activation} mayActivate isListed={isListed} />,
  ).replaceAll(/<[^>]+>/g, ' ')

test('[INST-08] listed, the first step leads to the App Store and asks for no address', () => {
  expect(textOf(true)).toContain('Install the app from the Shopify App Store.')
  expect(textOf(true)).not.toContain('Store address')
  expect(textOf(false)).toContain('Store address')
})
