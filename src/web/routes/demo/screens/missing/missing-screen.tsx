import { missingWords } from '#content/live-demo/screens.ts'
import { ActionLink, Actions } from '../../kit/action.tsx'
import { Screen } from '../../kit/screen.tsx'
import { useDemo } from '../../use-demo.ts'
import type { ScreenParams } from '../find-screen.ts'

interface MissingScreenProps extends ScreenParams {
  /** What is not there, if it is more than the screen. */
  title?: string
}

export default function MissingScreen({ title = missingWords.title }: MissingScreenProps) {
  const { href } = useDemo()
  return (
    <Screen title={title} lead={missingWords.lead} kind="native">
      <Actions>
        <ActionLink variant="main" to={href()}>
          {missingWords.home}
        </ActionLink>
      </Actions>
    </Screen>
  )
}
