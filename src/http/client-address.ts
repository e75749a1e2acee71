import { BlockList, isIP } from 'node:net'

/** Finds the visitor's address: the socket's, unless that is a proxy we trust to name another. */
export function clientAddressReader(trustedProxies: readonly string[]) {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix) trusted.addSubnet(address, Number(prefix), family)
    else trusted.addAddress(address, family)
  }
  const isTrusted = (address: string) =>
    isIP(address) > 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (socketAddress: string, forwardedFor: string | undefined): string => {
    let address = plain(socketAddress)
    const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
    while (isTrusted(address) && hops.length > 0) {
      const next = hops.pop() ?? ''
      if (isIP(next) === 0) break
      address = next
    }
    return address
  }
}

const plain = (address: string) => address.replace(/^::ffff:/, '')
