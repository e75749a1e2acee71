import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { workspacePage } from '#content/portal/modules/workspace.ts'
import { incidents, type WindowSavings } from '#contract/account/window-settings-shapes.ts'
import { rateDifference } from '#rules/statistics/rate-difference.ts'
import { PanelsContext } from '#web/kit/panels/panels-context.ts'
import { SavingsPanel } from './savings-panel.tsx'

const early: WindowSavings = {
  outlet_id: '',
  share: 10,
  offered: 1_640,
  held_out: 199,
  waiting: 31,
  enough: 200,
  incidents: incidents.map((name) => ({ name, offered: 82, held_out: 20, compared: null })),
  saved: null,
}

const textOf = (savings: WindowSavings) =>
  renderToStaticMarkup(
    <PanelsContext value={workspacePage.accountsPanel}>
      <SavingsPanel savings={savings} />
    </PanelsContext>,
  ).replaceAll(/<[^>]+>/g, ' ')

test('[LIVE-05] below 200 orders in the smaller group: counts, “Too early to say”, and no rate', () => {
  const text = textOf(early)
  expect(text).toContain('Too early to say')
  expect(text).toContain('1,640')
  expect(text).toContain('199')
  expect(text).not.toMatch(/\d\.\d %|points/)
})

test('[LIVE-05] with enough of them: both rates, difference, interval and counts; money only with a cost', () => {
  const compared = rateDifference({ happened: 82, of: 1_640 }, { happened: 20, of: 200 })
  const done = {
    ...early,
    held_out: 200,
    incidents: early.incidents.map((row) => ({ ...row, compared })),
  }
  const text = textOf(done)
  for (const words of ['5.0 % (82)', '10.0 % (20)', '−5.0 points', '−10.0 to −1.4', 'does not include zero'])
    expect(text).toContain(words)
  expect(text).toContain('enter the cost of one order gone wrong')
  expect(text).not.toContain('Saved so far')
  const paid = textOf({ ...done, saved: { currency: 'INR', amount: 123_456, low: -2_000, high: 300_000 } })
  expect(paid).toContain('₹1,23,456, between −₹2,000 and ₹3,00,000')
})

test('[LIVE-05] where nobody is left out there is nothing to compare with', () => {
  const text = textOf({ ...early, share: 0 })
  expect(text).toContain('Nothing to compare with')
  expect(text).not.toContain('Too early')
})
