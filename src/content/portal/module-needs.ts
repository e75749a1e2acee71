import { pages } from '#content/shared/pages.ts'
import { type ModuleSlug, modules } from '#contract/modules/modules.ts'
import type { ModuleNeed } from '#contract/modules/needs.ts'

export interface NeedCopy {
  /** In the place of the module's state. */
  state: string
  title: string
  text: string
  act: string
  /** Where it is done, for a module. */
  to(module: ModuleSlug): string
}

const pathOf = (module: ModuleSlug) => modules.find(({ slug }) => slug === module)?.path ?? ''

/** What an activated module waits for, and the way to it. The apps page, the workspaces and the dashboard say it. */
export const moduleNeedCopy: Record<ModuleNeed, NeedCopy> = {
  address: {
    state: 'No store address',
    title: 'Set-up is not finished.',
    text: 'Add the web address of your store.',
    act: 'Add the address',
    to: () => pages.apps.path,
  },
  store: {
    state: 'Needs a Shopify store',
    title: 'This outlet is not on Shopify.',
    text: 'Modules need a Shopify store’s orders, so nothing runs here.',
    act: 'Change the address',
    to: () => pages.apps.path,
  },
  connect: {
    state: 'Store not connected',
    title: 'Your store is not connected.',
    text: 'Approve access at Shopify. Modules need its orders to work.',
    act: 'Connect the store',
    to: () => pages.apps.path,
  },
  reconnect: {
    state: 'Store disconnected',
    title: 'Your store is disconnected.',
    text: 'Reconnect it so that this module gets new orders and customers.',
    act: 'Reconnect',
    to: () => pages.apps.path,
  },
  accounts: {
    state: 'Customer accounts are off',
    title: 'Customer accounts are off.',
    text: 'This module works in the accounts of your customers. Switch them on first.',
    act: 'Switch them on',
    to: () => `${pathOf('oh_my_customer')}#accounts`,
  },
  plan: {
    state: 'Paused: needs the plan',
    title: 'Paused: needs the plan.',
    text: 'This module works once the plan of this store runs. Until then nothing is sent or charged.',
    act: 'See billing',
    to: () => pages.billing.path,
  },
  frozen: {
    state: 'The wallet is frozen',
    title: 'Your wallet is frozen.',
    text: 'Only sign-in codes are sent. Please write to us.',
    act: 'See billing',
    to: () => pages.billing.path,
  },
  balance: {
    state: 'The wallet is empty',
    title: 'Your wallet is empty.',
    text: 'It pays for messages. Nothing is sent until you top it up.',
    act: 'Top up',
    to: () => `${pages.billing.path}#topUp`,
  },
  trial: {
    state: 'Trial: own people only',
    title: 'In the trial, messages go to your own people only.',
    text: 'You can send tests to yourself. Customers get messages once you top up.',
    act: 'Top up',
    to: () => `${pages.billing.path}#topUp`,
  },
  number: {
    state: 'Needs a number',
    title: 'No number is connected.',
    text: 'Connect a WhatsApp number or an SMS sender. Customers get messages from it.',
    act: 'Connect a number',
    to: (module) => `${pathOf(module)}#number`,
  },
  texts: {
    state: 'Texts not approved yet',
    title: 'Your texts are not approved yet.',
    text: 'WhatsApp or your SMS provider is checking them. Nothing is sent by phone until one is approved.',
    act: 'See the texts',
    to: (module) => `${pathOf(module)}#templates`,
  },
  switched_off: {
    state: 'Every message is switched off',
    title: 'Every message is switched off.',
    text: 'Nothing is sent until you switch one on.',
    act: 'See the messages',
    to: (module) => `${pathOf(module)}#templates`,
  },
  price_cap: {
    state: 'Price cap is too low',
    title: 'Your price cap is below every price.',
    text: 'Nothing is sent until you raise the cap or remove it.',
    act: 'Change the cap',
    // A workspace without limits of its own goes by those of WhatsApp.
    to: (module) => `${pathOf(module === 'email' ? module : 'whatsapp')}#limits`,
  },
}
