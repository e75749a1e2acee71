import { missingWords } from '#content/live-demo/screens.ts'
import { ActionLink, Actions } from '../../kit/action.tsx'
import { Screen } from '../../kit/screen.tsx'
import { useDemo } from '../../use-demo.ts'

export function MissingScreen({ title = missingWords.title }: { title?: string }) {
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
