import { missingWords } from '#content/demo/screens.ts'
import { useDemo } from '../frame/use-demo.ts'
import { ActionLink, Actions } from './action.tsx'
import { Screen } from './screen.tsx'

/** In place of a screen or an order that does not exist. */
export function NotFound({ title }: { title: string }) {
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
