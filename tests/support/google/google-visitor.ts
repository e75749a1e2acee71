import { makeBrowser } from '#sandbox/google/test-browser.ts'
import { ApiClient } from '../api-client.ts'
import type { TestContext } from '../test-context.ts'

/** What the sandbox's chooser is answered with: a known account, one typed by hand, or a refusal. */
export type ChooserForm = Record<string, string>

export const chooserForms = {
  verified: (email: string) => ({ name: 'Mei Chua', email, verified: 'on' }),
  workspace: (email: string) => ({ name: 'Mei Chua', email, verified: 'on', workspace: 'on' }),
  unverified: (email: string) => ({ name: 'Mei Chua', email }),
  refusal: () => ({ refuse: 'yes' }),
}

/** Somebody who continues with Google in a browser of their own. */
export class GoogleVisitor extends ApiClient {
  readonly #google = makeBrowser()
  readonly #appUrl: string

  constructor(world: TestContext) {
    super(world)
    this.#appUrl = world.ctx.settings.publicBaseUrl
  }

  /** To Google and back: what the address of `/google` carries then. */
  async travel(form: ChooserForm, query = ''): Promise<Record<string, string>> {
    const { status, body } = await this.get(`/googleAuth${query}`)
    if (status !== 200) throw new Error(`No way to Google: ${body.code}`)
    const chooser = await this.#google.open(body.url, this.#appUrl)
    const end = await this.#google.open(chooser.url, this.#appUrl, new URLSearchParams(form))
    return Object.fromEntries(new URL(end.url).searchParams)
  }

  async continueWithGoogle(form: ChooserForm, details: object = {}) {
    const answer = await this.post('/auth/google/', { ...(await this.travel(form)), ...details })
    if (answer.status === 200) this.token = answer.body.token
    return answer
  }
}
