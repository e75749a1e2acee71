import { notFoundCopy } from '#content/demo/screens.ts'
import { useDemo } from '../frame/use-demo.ts'
import { ActionLink, Actions } from './action.tsx'
import { Screen } from './screen.tsx'

/** In place of a screen or an order that does not exist. */
export function NotFound({ title }: { title: string }) {
  const { href } = useDemo()
  return (
    <Screen title={title} lead={notFoundCopy.lead} kind="native">
      <Actions>
        <ActionLink variant="main" to={href()}>
          {notFoundCopy.home}
        </ActionLink>
      </Actions>
    </Screen>
  )
}
