import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { activation, appsPage } from '#content/portal/apps.ts'
import { moduleCopy } from '#content/portal/modules.ts'
import { findModule, type ModuleSlug } from '#contract/modules/modules.ts'
import type { AppList } from '#contract/portal/shapes.ts'
import type { Problem } from '#contract/problem.ts'
import { isShop } from '#contract/stores/shapes.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { connectStore } from '#web/portal/connect-store.ts'
import { openModule } from '#web/portal/open-module.ts'
import { switchOutlet } from '#web/client/session/switch-outlet.ts'
import { useToast } from '#web/kit/overlays/toast.tsx'
import type { AppCard } from './merge-apps.ts'

export interface Address {
  typed: string
  platform: 'shopify' | 'manual'
}

/** Whether it was done, or the browser is leaving the page and takes no more presses. */
type Next = 'done' | 'refused' | 'leave'

/** The actions on the modules of the current outlet, one at a time. */
export function useActivation(
  { outlet, is_listed: isListed }: Pick<AppList, 'outlet' | 'is_listed'>,
  isStale: boolean,
) {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [doing, setDoing] = useState<string>()
  const [setup, setSetup] = useState<ModuleSlug>()
  const isAtWork = useRef(false)

  // The Back button restores the page in its busy state; this resets it.
  useEffect(() => {
    const rest = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      isAtWork.current = false
      setDoing(undefined)
      void revalidate()
    }
    window.addEventListener('pageshow', rest)
    return () => window.removeEventListener('pageshow', rest)
  }, [revalidate])

  const once = async (name: string, work: (outlet: AppList['outlet']) => Promise<Next>) => {
    if (isAtWork.current || isStale) return
    isAtWork.current = true
    setDoing(name)
    if ((await work(outlet)) === 'leave') return
    isAtWork.current = false
    setDoing(undefined)
  }

  const complain = async (problem: Problem | undefined): Promise<Next> => {
    toast({ status: 'error', ...(problem ?? appsPage.silence) })
    // The page's data about the outlet is out of date.
    if (problem?.code === 'outlet_refused') await revalidate()
    return 'refused'
  }

  /** What is stored about the session names the modules and the address as well. */
  const changed = async (outletId: string, texts: { title: string; message: string }): Promise<Next> => {
    await Promise.all([revalidate(), switchOutlet(outletId, true)])
    toast({ status: 'success', ...texts })
    return 'done'
  }

  const install = async (slug: ModuleSlug, outletId: string, webUrl: string): Promise<Next> => {
    const plugin_name = isShop(webUrl) ? 'shopify' : 'other'
    const result = await merchantApi('installApp', { plugin_name, app: slug })
    if (!result.ok) return complain(result.problem)
    if (result.data.data) return leaveFor(result.data.data)
    return changed(outletId, activation.started(moduleCopy[slug].name))
  }

  const open = async (slug: ModuleSlug): Promise<Next> => {
    const result = await openModule(slug)
    return result.ok ? 'leave' : complain(result.problem)
  }

  return {
    /** The name of what is being worked on. */
    doing,
    setup,
    beginSetup: setSetup,
    endSetup: () => setSetup(undefined),

    /** The button of a card: opens a running module, activates another, or asks for a missing address. */
    press({ app, isActivated }: Pick<AppCard, 'app' | 'isActivated'>) {
      const slug = findModule(app)?.slug
      // oxlint-disable-next-line no-console -- all that is to be said of a module that we do not know
      if (!slug) return console.warn(`Unknown app slug: ${app}`)
      if (!isActivated && !outlet.web_url) return setSetup(slug)
      void once(slug, ({ id, web_url }) => (isActivated ? open(slug) : install(slug, id, web_url ?? '')))
    },

    /** Leads to the App Store, where the owner chooses the store and approves access. */
    toListing(slug: ModuleSlug) {
      void once('setup', async () => {
        const result = await merchantApi('connectShop', { app: slug })
        return result.ok ? leaveFor(result.data.url) : complain(result.problem)
      })
    },

    /** Saves the address and continues with the module. Returns the refusal, if there is one. */
    async finishSetup(slug: ModuleSlug, isActivated: boolean, { typed, platform }: Address) {
      let refusal: Problem | undefined
      await once('setup', async ({ id }) => {
        const saved = await merchantApi('saveWebUrl', { web_url: typed, platforms: platform })
        if (!saved.ok) {
          refusal = saved.problem
          return complain(saved.problem)
        }
        const { web_url } = saved.data.data
        const next = isActivated
          ? await changed(id, activation.saved(web_url))
          : await install(slug, id, web_url)
        if (next === 'leave') return next
        setSetup(undefined)
        // The address was saved; the next press continues from there.
        if (next === 'refused') await revalidate()
        return next
      })
      return refusal
    },

    stop: (slug: ModuleSlug) =>
      once(slug, async ({ id }) => {
        const result = await merchantApi('uninstallApp', { app: slug })
        if (!result.ok) return complain(result.problem)
        return changed(id, activation.stopped(moduleCopy[slug].name))
      }),

    /** Asks the shop's owner to approve access, for the first time or again. */
    connect: (shop: string, app: ModuleSlug) =>
      once('connect', async () => {
        const result = isListed ? await merchantApi('connectShop', { app }) : await connectStore(shop, app)
        return result.ok ? leaveFor(result.data.url) : complain(result.problem)
      }),
  }
}

function leaveFor(address: string): Next {
  location.assign(address)
  return 'leave'
}

export type Activation = ReturnType<typeof useActivation>
