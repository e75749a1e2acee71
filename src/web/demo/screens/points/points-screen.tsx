import { screenNames } from '#content/shared/account/screens.ts'
import { Points } from '#web/kit/account/screens/points/points.tsx'
import { screenMeta } from '../screen-meta.ts'

export const meta = () => screenMeta(screenNames.points)

export default Points
