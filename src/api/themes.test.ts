import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { ApiEnv } from './mount.ts'
import { mountThemes } from './themes.ts'

const app = new Hono<ApiEnv>()
mountThemes(app)

async function ask(themeDemos: Record<string, string>) {
  const settings = { publicBaseUrl: 'https://infiniti.example', themeDemos }
  const answer = await app.request('/themes', {}, { settings })
  expect(answer.status).toBe(200)
  return endpoints.themes.output.parse(await answer.json()).themes
}

test('[API-02] themes lists the three, each with where it can be tried', async () => {
  const themes = await ask({})
  expect(themes.map(({ name, demo_url: url }) => [name, url])).toEqual([
    ['Elite', 'https://infiniti.example/demo/elite'],
    ['Armani', 'https://infiniti.example/demo/armani'],
    ['E-commerce', 'https://infiniti.example/demo/e-commerce'],
  ])
})

test('[PAGE-05] [API-02] an external demo from the settings takes the place of ours', async () => {
  const themes = await ask({ armani: 'https://armani.example/shop' })
  expect(themes.map(({ demo_url: url }) => url)).toContain('https://armani.example/shop')
  expect(themes[0]?.demo_url).toBe('https://infiniti.example/demo/elite')
})
