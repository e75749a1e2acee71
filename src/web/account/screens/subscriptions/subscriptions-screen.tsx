import { screenNames } from '#content/account/screens.ts'
import { Subscriptions } from '#web/account/screens/subscriptions/subscriptions.tsx'
import { screenMeta } from '../screen-meta.ts'

export const meta = () => screenMeta(screenNames.subscriptions)

export default Subscriptions
