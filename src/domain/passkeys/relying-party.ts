/** Whom a passkey is made for: a name, and the origin where the browser may show it. */
export interface RelyingParty {
  id: string
  origin: string
}

/**
 * From our public address. Browsers make no passkeys for a bare IP address, so those of a demo on the loopback
 * address go by the name of `localhost`, and are for pages opened under it.
 */
export function relyingPartyOf(publicBaseUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicBaseUrl)
  const isLoopback = hostname === '127.0.0.1' || hostname === '[::1]'
  return isLoopback
    ? { id: 'localhost', origin: origin.replace(hostname, 'localhost') }
    : { id: hostname, origin }
}
