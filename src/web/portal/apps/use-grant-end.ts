import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { grantEnd } from '#content/portal/apps.ts'
import { grantMessages } from '#content/shared/browser-messages.ts'
import { moduleCopy } from '#content/portal/modules.ts'
import { findModule, type ModuleSlug } from '#contract/modules/modules.ts'
import { readShop } from '#contract/stores/shapes.ts'
import { switchOutlet } from '#web/client/session/switch-outlet.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'

/** A shop whose owner was asked and that is not connected. */
export interface GrantRefusal {
  title: string
  message: string
  shop: string | undefined
  app: ModuleSlug
}

const names = ['connected', 'refused', 'app', 'shop', 'platform']

const isKnown = (code: string): code is keyof typeof grantMessages => Object.hasOwn(grantMessages, code)

/**
 * The result of the visit to Shopify, from the address: success is a toast, a refusal stays on the page until it is
 * tried again or closed. The address is cleaned, so a refresh does not repeat it.
 */
export function useGrantEnd(outletId: string | undefined) {
  const toast = useToast()
  const [search, setSearch] = useSearchParams()
  const [refusal, setRefusal] = useState(() => readRefusal(search))
  const isBack = search.has('connected') || search.has('refused')
  const shop = search.get('shop') ?? ''
  const app = findModule(search.get('app') ?? '')?.slug
  const isConnected = search.get('connected') === 'true'

  useEffect(() => {
    if (!isBack) return
    if (isConnected) {
      const module = app && moduleCopy[app].name
      toast({ status: 'success', title: grantEnd.title, message: grantEnd.message(shop, module) })
      if (outletId) void switchOutlet(outletId, true)
    }
    setSearch((now) => new URLSearchParams([...now].filter(([name]) => !names.includes(name))), {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
  }, [app, isBack, isConnected, outletId, setSearch, shop, toast])

  return { refusal, dismiss: () => setRefusal(undefined) }
}

function readRefusal(search: URLSearchParams): GrantRefusal | undefined {
  const code = search.get('refused')
  if (code === null) return undefined
  return {
    ...grantMessages[isKnown(code) ? code : 'shop_grant_failed'],
    shop: readShop(search.get('shop') ?? ''),
    app: findModule(search.get('app') ?? '')?.slug ?? 'infiniti',
  }
}
