import { expect, test } from 'vitest'
import { moduleSettings } from '#contract/modules/settings.ts'
import { modules } from '#contract/modules/modules.ts'
import { workspaces } from './workspaces.ts'

test.each(modules.map(({ slug }) => slug))('%s: every setting and every option has its words', (slug) => {
  const { settings } = workspaces[slug]
  expect(Object.keys(settings).toSorted()).toEqual(moduleSettings[slug].map(({ key }) => key).toSorted())
  for (const setting of moduleSettings[slug]) {
    if (setting.kind !== 'choice') continue
    expect(Object.keys(settings[setting.key]?.options ?? {}).toSorted()).toEqual(setting.options.toSorted())
  }
})
