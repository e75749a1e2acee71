import type { Context } from '../../context.server.ts'
import type { StoreAddress } from '../store/window-order.ts'
import type { Change } from '../window-row.ts'

/** A new address, and the previous one, which is restored if the difference is not paid. */
export interface AddressChange {
  before: StoreAddress
  after: StoreAddress
}

const aboutOf = (id: string) => `order-address|${id}`

export const sealAddress = ({ keys }: Pick<Context, 'keys'>, id: string, address: AddressChange) =>
  keys.seal(JSON.stringify(address), aboutOf(id))

export function readSealedAddress(
  { keys }: Pick<Context, 'keys'>,
  { id, addressEnc }: Pick<Change, 'id' | 'addressEnc'>,
): AddressChange | undefined {
  const opened = addressEnc === '' ? undefined : keys.unseal(addressEnc, aboutOf(id))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sealed above, under the id of its row
  return opened === undefined ? undefined : (JSON.parse(opened) as AddressChange)
}
