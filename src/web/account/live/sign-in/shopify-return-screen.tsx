import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { liveCopy, shopifyReturn as copy } from '#content/account/live.ts'
import { shopperApi } from '#web/client/api/shopper-api.ts'
import type { ScreenHandle } from '../../frame/account-frame.tsx'
import { ActionLink, Actions } from '../../parts/action.tsx'
import { Screen } from '../../parts/screen.tsx'
import { WaitingPanel } from '../../parts/part-states.tsx'
import { screenMeta } from '../../screens/screen-meta.ts'
import { useAccount } from '../../use-account.ts'
import { useLive } from '../use-live.ts'
import type { Route } from './+types/shopify-return-screen.ts'
import { ShopifyButton } from './sign-in.tsx'

export const meta = (args: Route.MetaArgs) => screenMeta(copy.title, args)

export const handle: ScreenHandle = { isPublic: true }

/** The page that Shopify returns to. Exchanges the answer once; a refusal is shown, with the way back. */
export default function ShopifyReturn() {
  const [query] = useSearchParams()
  const { store } = useLive()
  const { href } = useAccount()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string>()
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    const part = (name: string) => query.get(name) ?? ''
    const finish = async () => {
      const answer = await shopperApi('finishShopify', {
        code: part('code'),
        state: part('state'),
        iss: part('iss'),
        error: part('error'),
      })
      if (!answer.ok) return setRefusal(answer.problem?.message ?? liveCopy.unanswered)
      await store.enter()
      void navigate(href(), { replace: true })
    }
    void finish()
  }, [query, store, navigate, href])
  if (refusal === undefined) {
    return (
      <Screen title={copy.title} lead={copy.lead} kind="hosted">
        <WaitingPanel />
      </Screen>
    )
  }
  return (
    <Screen title={copy.refusedTitle} kind="hosted">
      <p role="alert">{refusal}</p>
      <Actions>
        <ShopifyButton label={copy.again} />
        <ActionLink variant="text" to={href('sign-in')}>
          {copy.toCode}
        </ActionLink>
      </Actions>
    </Screen>
  )
}
