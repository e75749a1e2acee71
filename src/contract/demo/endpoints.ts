import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import { endpoint } from '../endpoint.ts'
import { themeIds } from './themes.ts'

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
