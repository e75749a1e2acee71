import { accountsOf } from './google-accounts.ts'
import { chooserForms, GoogleVisitor } from './google-visitor.ts'
import type { TokenKind } from '../tokens/token-suite.ts'

let people = 0

export const googleState: TokenKind = {
  name: 'a state of a trip to Google',
  purpose: 'google-state',
  minutes: 10,
  flips: 12,
  async issue(world) {
    people += 1
    const visitor = new GoogleVisitor(world)
    const back = await visitor.travel(chooserForms.verified(`state-${people}@gmail.com`))
    const useFrom = async (browser: GoogleVisitor, state: string) =>
      (await browser.post('/auth/google', { ...back, state })).status === 200
    return {
      secret: back.state ?? '',
      use: (state) => useFrom(visitor, state),
      useElsewhere: (state) => useFrom(new GoogleVisitor(world), state),
    }
  },
}

export const googleLink: TokenKind = {
  name: 'a link that connects Google',
  purpose: 'google-link',
  minutes: 30,
  flips: 12,
  async issue(world) {
    people += 1
    const accounts = accountsOf(world)
    const email = `link-${people}@plain.example`
    await accounts.make(email, 'verified')
    const visitor = new GoogleVisitor(world)
    await visitor.continueWithGoogle(chooserForms.verified(email))
    await visitor.post('/auth/google/mail')
    const useFrom = async (browser: GoogleVisitor, token: string) =>
      (await browser.post('/auth/google/link', { token })).status === 200
    return {
      secret: await accounts.mailedToken(email),
      use: (token) => useFrom(visitor, token),
      useElsewhere: (token) => useFrom(new GoogleVisitor(world), token),
    }
  },
}
