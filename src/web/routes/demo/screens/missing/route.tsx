import { data } from 'react-router'
import { missingWords } from '#content/live-demo/screens.ts'
import { screenMeta } from '../screen-meta.ts'
import { MissingScreen } from './missing-screen.tsx'

export const meta = () => screenMeta(missingWords.title)

export const loader = () => data(null, 404)

export default function Missing() {
  return <MissingScreen />
}
