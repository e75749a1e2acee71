import { data, Form, useNavigation } from 'react-router'
import { liveUnsubscribe as copy } from '#content/account/live.ts'
import { DomainError } from '#domain/domain-error.ts'
import { setUnsubscribed, viewUnsubscribe } from '#domain/messages/stops/unsubscribe.ts'
import { requestContext } from '#web/request-context.server.ts'
import type { ScreenHandle } from '../../frame/account-frame.tsx'
import { Action, ActionLink, Actions } from '../../parts/action.tsx'
import { Screen } from '../../parts/screen.tsx'
import { screenMeta } from '../../screens/screen-meta.ts'
import { useAccountContext } from '../../use-account.ts'
import type { Route } from './+types/unsubscribe-screen.ts'

/** Opening the page changes nothing, because mail scanners open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const { accountHost } = ctx
  if (!accountHost) return { reader: undefined }
  try {
    return { reader: await viewUnsubscribe({ ...ctx, accountHost }, tokenOf(request)) }
  } catch (error) {
    if (isEnded(error)) return { reader: undefined }
    throw error
  }
}

/** Our own buttons, and mail programs that post `List-Unsubscribe=One-Click` to this address. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(requestContext)
  const { accountHost } = ctx
  const fields = await request.formData()
  const isBack = fields.get('act') === 'resume'
  if (!isBack && fields.get('act') !== 'stop' && fields.get('List-Unsubscribe') !== 'One-Click') {
    return data(null, 400)
  }
  try {
    if (accountHost) await setUnsubscribed({ ...ctx, accountHost }, tokenOf(request), !isBack)
    return null
  } catch (error) {
    if (isEnded(error)) return data(null, 410)
    throw error
  }
}

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''
const isEnded = (error: unknown) => error instanceof DomainError && error.code === 'account_link_ended'

export const meta = (args: Route.MetaArgs) =>
  screenMeta(args.loaderData?.reader ? copy.title : copy.endedTitle, args)

export const handle: ScreenHandle = { isPublic: true }

export default function UnsubscribeScreen({ loaderData: { reader } }: Route.ComponentProps) {
  const { shop, href } = useAccountContext()
  const isBusy = useNavigation().state !== 'idle'
  if (!reader) {
    return (
      <Screen title={copy.endedTitle} lead={copy.endedText} kind="hosted">
        <Actions>
          <ActionLink variant="main" to={href()}>
            {copy.toAccount}
          </ActionLink>
        </Actions>
      </Screen>
    )
  }
  const { hint, isStopped } = reader
  return (
    <Screen title={isStopped ? copy.stoppedTitle : copy.title} kind="hosted">
      <output>{isStopped ? copy.stopped(shop, hint) : copy.lead(shop, hint)}</output>
      <Form method="post">
        <Actions>
          <Action
            type="submit"
            variant={isStopped ? 'plain' : 'main'}
            name="act"
            value={isStopped ? 'resume' : 'stop'}
            isBusy={isBusy}
          >
            {isStopped ? copy.resume : copy.stop}
          </Action>
        </Actions>
      </Form>
    </Screen>
  )
}
