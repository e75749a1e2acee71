import { screenNames } from '#content/account/screens.ts'
import { Points } from '#web/account/screens/points/points.tsx'
import type { ScreenHandle } from '#web/account/frame/account-frame.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/points-screen.ts'

export const meta = (args: Route.MetaArgs) => screenMeta(screenNames.points, args)

export const handle: ScreenHandle = { needs: 'points' }

export default Points
