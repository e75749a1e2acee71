import type { Captcha, CustomerSignIn, Google, Mailer, NameServers, Shopify } from '#domain/ports/ports.ts'
import type { Cards } from '#domain/ports/payments.ts'
import type { ChatMessages, TextMessages } from '#domain/ports/messages.ts'
import type { Metrics } from './metrics.ts'
import type { Tracing } from './tracing.ts'

interface Ports {
  mailer: Mailer
  captcha: Captcha
  dns: NameServers
  google: Google | undefined
  shopify: Shopify | undefined
  customerSignIn: CustomerSignIn | undefined
  cards: Cards | undefined
  chatMessages: ChatMessages | undefined
  textMessages: TextMessages | undefined
}

/** The same ports, measured where they reach outside, and followed where requests are. */
export function observedPorts(ports: Ports, ...by: Observers): Ports {
  const { mailer, captcha, dns, google, shopify, customerSignIn, cards, chatMessages, textMessages } = ports
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
      ...google,
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
    customerSignIn: customerSignIn && {
      isOffered: (shop) => observe('shopify', 'discover sign-in', () => customerSignIn.isOffered(shop)),
      authorisationUrl: (...asked) =>
        observe('shopify', 'discover sign-in', () => customerSignIn.authorisationUrl(...asked)),
      identify: (...asked) =>
        observe('shopify', 'identify customer', () => customerSignIn.identify(...asked)),
      signOutUrl: (...asked) =>
        observe('shopify', 'discover sign-in', () => customerSignIn.signOutUrl(...asked)),
    },
    cards: cards && {
      startCheckout: (request) => observe('cards', 'start checkout', () => cards.startCheckout(request)),
      startPlan: (request) => observe('cards', 'start plan', () => cards.startPlan(request)),
      readCheckout: (ref) => observe('cards', 'read checkout', () => cards.readCheckout(ref)),
      expireCheckout: (ref) => observe('cards', 'expire checkout', () => cards.expireCheckout(ref)),
      readPlan: (ref) => observe('cards', 'read plan', () => cards.readPlan(ref)),
      cancelPlan: (ref) => observe('cards', 'cancel plan', () => cards.cancelPlan(ref)),
      keepPlan: (ref) => observe('cards', 'keep plan', () => cards.keepPlan(ref)),
      listPlanCharges: (ref) => observe('cards', 'list plan charges', () => cards.listPlanCharges(ref)),
      endPlan: (ref) => observe('cards', 'end plan', () => cards.endPlan(ref)),
      chargeSaved: (request) => observe('cards', 'charge', () => cards.chargeSaved(request)),
      readCharge: (ref) => observe('cards', 'read charge', () => cards.readCharge(ref)),
      refund: (request) => observe('cards', 'refund', () => cards.refund(request)),
      listReturned: (since) => observe('cards', 'list returned', () => cards.listReturned(since)),
      listCharges: (since) => observe('cards', 'list charges', () => cards.listCharges(since)),
      readWebhook: (body, signature) => cards.readWebhook(body, signature),
    },
    chatMessages: chatMessages && {
      ...chatMessages,
      addNumber: (number) => observe('whatsapp', 'add number', () => chatMessages.addNumber(number)),
      requestCode: (id) => observe('whatsapp', 'request code', () => chatMessages.requestCode(id)),
      verifyCode: (...asked) => observe('whatsapp', 'verify code', () => chatMessages.verifyCode(...asked)),
      submitTemplate: (template) =>
        observe('whatsapp', 'submit template', () => chatMessages.submitTemplate(template)),
      send: (message) => observe('whatsapp', 'send', () => chatMessages.send(message)),
    },
    textMessages: textMessages && {
      ...textMessages,
      submitTemplate: (template) =>
        observe('sms', 'submit template', () => textMessages.submitTemplate(template)),
      readTemplate: (id) => observe('sms', 'read template', () => textMessages.readTemplate(id)),
      send: (message) => observe('sms', 'send', () => textMessages.send(message)),
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
