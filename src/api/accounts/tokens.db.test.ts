import { afterAll, beforeAll } from 'vitest'
import { googleLink, googleState } from '../../../tests/support/google/google-token-kinds.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import {
  changeEmailLink,
  resetLink,
  shopifyState,
  signInCode,
  verificationLink,
} from '../../../tests/support/tokens/token-kinds.ts'
import { tokenSuite } from '../../../tests/support/tokens/token-suite.ts'

let world: TestContext

beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

tokenSuite(
  () => world,
  [resetLink, verificationLink, changeEmailLink, signInCode, googleState, googleLink, shopifyState],
)
