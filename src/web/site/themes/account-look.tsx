import type { ThemeId } from '#contract/demo/themes.ts'
import { Home } from '#web/account/screens/home/home.tsx'
import { AccountPhone } from '../mock-ups/account-picture.tsx'
import '#web/account/parts/action.css'
import '#web/account/parts/picture.css'
import '#web/account/screens/home/home.css'
import '#web/account/themes/e-commerce.css'
import '#web/account/themes/elite.css'

/** The home screen of one account, in the theme. */
export function AccountLook({ look, label }: { look: ThemeId; label: string }) {
  return (
    <AccountPhone label={label} theme={look} screen="">
      <Home />
    </AccountPhone>
  )
}
