import type { ThemeId } from '#contract/demo/themes.ts'
import { Home } from '#web/kit/account/screens/home/home.tsx'
import { AccountPhone } from '../mock-ups/account-picture.tsx'
import '#web/kit/account/parts/action.css'
import '#web/kit/account/parts/picture.css'
import '#web/kit/account/screens/home/home.css'
import '#web/kit/account/themes/e-commerce.css'
import '#web/kit/account/themes/elite.css'

/** The home screen of one account, in the theme. */
export function AccountLook({ look, label }: { look: ThemeId; label: string }) {
  return (
    <AccountPhone label={label} theme={look} screen="">
      <Home />
    </AccountPhone>
  )
}
