import { inBrowser } from './browser.ts'
import { forms } from './forms.ts'
import { limits } from './limits.ts'
import { moneyAndStores } from './money-and-stores.ts'
import { rulesAndTexts } from './rules-and-texts.ts'
import { sessions } from './sessions.ts'
import { tenants } from './tenants.ts'
import { trust } from './trust.ts'
import { writes } from './writes.ts'

export const allMutations = [
  limits,
  sessions,
  tenants,
  writes,
  trust,
  rulesAndTexts,
  moneyAndStores,
  inBrowser,
  forms,
].flat()
