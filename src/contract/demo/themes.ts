import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import { endpoint } from '../endpoint.ts'

/** The looks of the customer account, in the order in which they are shown. */
export const themeIds = ['elite', 'armani', 'e-commerce'] as const
export type ThemeId = (typeof themeIds)[number]

/** Where a theme can be tried; whoever asks for it is sent on if it is shown elsewhere. */
export const demoPath = (theme: ThemeId) => `/demo/${theme}` as const

export const themeEndpoints = {
  themes: endpoint({
    ...calls.themes,
    summary: 'The themes of the customer account, and where each can be tried',
    tag: 'Themes',
    access: 'public',
    input: z.object({}),
    output: z.object({
      themes: z.array(
        z.object({
          id: z.enum(themeIds),
          name: z.string(),
          description: z.string(),
          suits: z.string(),
          demo_url: z.string(),
        }),
      ),
    }),
  }),
}
