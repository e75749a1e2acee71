import { notFoundCopy } from '#content/account/screens.ts'
import { useAccount } from '#web/account/use-account.ts'
import { ActionLink, Actions } from '#web/account/parts/action.tsx'
import { Screen } from '#web/account/parts/screen.tsx'

/** In place of a screen or an order that does not exist. */
export function NotFound({ title }: { title: string }) {
  const { href } = useAccount()
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
