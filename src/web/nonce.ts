import { createContext, use } from 'react'

/** The nonce of the answer being rendered; empty in prerendered documents and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => use(NonceContext)
