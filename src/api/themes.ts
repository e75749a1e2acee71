import type { Hono } from 'hono'
import { themes } from '#content/site/themes.ts'
import { endpoints } from '#contract/endpoints.ts'
import { demoPath } from '#contract/demo/themes.ts'
import { type ApiEnv, mount } from './mount.ts'

export function mountThemes(app: Hono<ApiEnv>): void {
  mount(app, endpoints.themes, async ({ settings }) => ({
    themes: themes.cards.map(({ id, title, description, suits }) => ({
      id,
      name: title,
      description,
      suits,
      demo_url: settings.themeDemos[id] ?? `${settings.publicBaseUrl}${demoPath(id)}`,
    })),
  }))
}
