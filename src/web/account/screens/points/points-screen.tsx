import { screenNames } from '#content/account/screens.ts'
import { Points } from '#web/account/screens/points/points.tsx'
import { screenMeta } from '../screen-meta.ts'

export const meta = () => screenMeta(screenNames.points)

export default Points
