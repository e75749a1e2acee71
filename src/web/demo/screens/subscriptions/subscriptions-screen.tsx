import { screenNames } from '#content/shared/account/screens.ts'
import { Subscriptions } from '#web/kit/account/screens/subscriptions/subscriptions.tsx'
import { screenMeta } from '../screen-meta.ts'

export const meta = () => screenMeta(screenNames.subscriptions)

export default Subscriptions
