import { createContext, use } from 'react'

/** The address of the documents' script, where a document is rendered for a request. */
export const EnhanceContext = createContext<string | undefined>(undefined)

/** In development Vite serves the source; in prerendered documents the finished build puts the hashed file in its place. */
const enhanceSource = import.meta.env.DEV ? '/src/web/site/script/start.ts' : '/enhance.js'

export const useEnhanceSource = () => use(EnhanceContext) ?? enhanceSource
