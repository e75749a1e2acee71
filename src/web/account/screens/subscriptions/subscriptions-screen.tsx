import { screenNames } from '#content/account/screens.ts'
import { Subscriptions } from '#web/account/screens/subscriptions/subscriptions.tsx'
import type { ScreenHandle } from '#web/account/frame/account-frame.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/subscriptions-screen.ts'

export const meta = (args: Route.MetaArgs) => screenMeta(screenNames.subscriptions, args)

export const handle: ScreenHandle = { needs: 'subscriptions' }

export default Subscriptions
