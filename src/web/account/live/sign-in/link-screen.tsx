import { useState } from 'react'
import { useNavigate } from 'react-router'
import { liveCopy, liveLink as copy } from '#content/account/live.ts'
import { DomainError } from '#domain/domain-error.ts'
import { viewLink } from '#domain/shoppers/order-links.ts'
import { testLinkToken } from '#rules/messages/texts.ts'
import { shopperApi } from '#web/client/api/shopper-api.ts'
import { requestContext } from '#web/request-context.server.ts'
import type { ScreenHandle } from '../../frame/account-frame.tsx'
import { Action, ActionLink, Actions } from '../../parts/action.tsx'
import { RefusalNote } from '../../parts/fields.tsx'
import { Screen } from '../../parts/screen.tsx'
import { screenMeta } from '../../screens/screen-meta.ts'
import { useAccount } from '../../use-account.ts'
import { useLive } from '../use-live.ts'
import type { Route } from './+types/link-screen.ts'

/** Opening the page does not use the link, because mail scanners open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const { accountHost } = ctx
  if (!accountHost || token === testLinkToken) return { token, name: undefined }
  try {
    const { order_name: name } = await viewLink({ ...ctx, accountHost }, token)
    return { token, name }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'account_link_ended') return { token, name: undefined }
    throw error
  }
}

export const meta = (args: Route.MetaArgs) => screenMeta(titleOf(args.loaderData), args)

function titleOf(link: { token: string; name: string | undefined } | undefined): string {
  if (link?.token === testLinkToken) return copy.testTitle
  return link?.name === undefined ? copy.endedTitle : copy.titleAll
}

export const handle: ScreenHandle = { isPublic: true }

export default function LinkScreen({ loaderData: { token, name } }: Route.ComponentProps) {
  const [isEnded, setEnded] = useState(name === undefined)
  if (token === testLinkToken) return <Screen title={copy.testTitle} lead={copy.testText} kind="hosted" />
  return isEnded ? <Ended /> : <Open token={token} name={name ?? ''} onEnded={() => setEnded(true)} />
}

function Open({ token, name, onEnded }: { token: string; name: string; onEnded: () => void }) {
  const { store } = useLive()
  const { href } = useAccount()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const open = async () => {
    if (isBusy) return
    setBusy(true)
    const answer = await shopperApi('useLink', { token })
    if (answer.ok) {
      const { order_id: id } = answer.data.shopper
      await store.enter()
      void navigate(href(id === null ? '' : `orders/${id}`), { replace: true })
      return
    }
    setBusy(false)
    if (answer.problem?.code === 'account_link_ended') onEnded()
    else setError(answer.problem?.message ?? liveCopy.unanswered)
  }
  return (
    <Screen title={name ? copy.title(name) : copy.titleAll} lead={copy.lead} kind="hosted">
      {error && <RefusalNote>{error}</RefusalNote>}
      <Actions>
        <Action variant="main" isBusy={isBusy} onClick={() => void open()}>
          {name ? copy.open : copy.openAll}
        </Action>
      </Actions>
    </Screen>
  )
}

function Ended() {
  const { href } = useAccount()
  return (
    <Screen title={copy.endedTitle} lead={copy.endedText} kind="hosted">
      <Actions>
        <ActionLink variant="main" to={href('sign-in')}>
          {copy.toCode}
        </ActionLink>
      </Actions>
    </Screen>
  )
}
