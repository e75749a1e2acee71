import { missingWords } from '#content/demo/screens.ts'
import { ActionLink, Actions } from '#web/demo/parts/action.tsx'
import { Screen } from '#web/demo/parts/screen.tsx'
import { useDemo } from '#web/demo/frame/use-demo.ts'
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
