import type { Captcha, Google, Mailer, NameServers, Shopify } from '#domain/ports.ts'
import type { Metrics } from './metrics.ts'
import type { Tracing } from './tracing.ts'

interface Ports {
  mailer: Mailer
  captcha: Captcha
  dns: NameServers
  google: Google | undefined
  shopify: Shopify | undefined
}

/** The same ports, measured where they reach outside, and followed where requests are. */
export function observedPorts({ mailer, captcha, dns, google, shopify }: Ports, ...by: Observers): Ports {
  const observe = observer(...by)
  return {
    mailer: {
      ...mailer,
      send: (envelope, email) => observe('mail', 'send', () => mailer.send(envelope, email)),
    },
    // Our own puzzle asks nobody.
    captcha:
      captcha.setup.kind === 'recaptcha'
        ? { ...captcha, check: (...asked) => observe('recaptcha', 'check', () => captcha.check(...asked)) }
        : captcha,
    dns: { texts: (name) => observe('dns', 'texts', () => dns.texts(name)) },
    google: google && {
      authorisationUrl: (...asked) => observe('google', 'discover', () => google.authorisationUrl(...asked)),
      identify: (...asked) => observe('google', 'identify', () => google.identify(...asked)),
    },
    shopify: shopify && {
      ...shopify,
      exchange: (shop, code) => observe('shopify', 'exchange', () => shopify.exchange(shop, code)),
      renew: (shop, refresh) => observe('shopify', 'renew', () => shopify.renew(shop, refresh)),
      readShop: (shop, token) => observe('shopify', 'read shop', () => shopify.readShop(shop, token)),
      ask: (...asked) => observe('shopify', 'ask', () => shopify.ask(...asked)),
    },
  }
}

type Observers = [metrics: Metrics, tracing: Tracing | undefined]

function observer(...[{ callsOut }, tracing]: Observers) {
  return async <T>(to: string, what: string, call: () => Promise<T>): Promise<T> => {
    const part = { kind: 'client', attributes: { 'peer.service': to } } as const
    const end = callsOut.startTimer({ to })
    try {
      const answer = await (tracing ? tracing.part(`${to} ${what}`, part, call) : call())
      end({ outcome: 'done' })
      return answer
    } catch (error) {
      end({ outcome: 'failed' })
      throw error
    }
  }
}
