import { liveCopy } from '#content/account/live.ts'
import type { ApiResult } from '#web/client/api/call-types.ts'
import { shopperApi } from '#web/client/api/shopper-api.ts'
import type { AccountPart } from '../account-state.ts'
import type { LoadedPart, PartAnswers } from './parts.ts'

/** Asks the API for one part of the account. */
export async function askPart(part: AccountPart): Promise<LoadedPart> {
  const [kind, id = ''] = part.split('/')
  switch (kind) {
    case 'orders':
      return loadedFrom(part, 'orders', await shopperApi('shopperOrders', {}))
    case 'order':
      return loadedFrom(part, 'order', await shopperApi('shopperOrder', { id }))
    case 'invoice':
      return loadedFrom(part, 'invoice', await shopperApi('shopperInvoice', { id }))
    case 'profile':
      return loadedFrom(part, 'profile', await shopperApi('shopperProfile', {}))
    case 'addresses':
      return loadedFrom(part, 'addresses', await shopperApi('shopperAddresses', {}))
    default:
      return loadedFrom(part, 'sessions', await shopperApi('shopperSessions', {}))
  }
}

function loadedFrom<K extends PartAnswers['kind']>(
  part: AccountPart,
  kind: K,
  answer: ApiResult<Extract<PartAnswers, { kind: K }>['answer']>,
): LoadedPart {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kind and answer belong together
  if (answer.ok) return { part, kind, answer: answer.data } as LoadedPart
  const {
    code = 'unavailable',
    title = liveCopy.unansweredTitle,
    message = liveCopy.unanswered,
  } = answer.problem ?? {}
  return { part, refusal: { code, title, message } }
}
