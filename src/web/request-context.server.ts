import { createContext } from 'react-router'
import type { RequestContext } from '#domain/context.server.ts'

/** What the server hands to loaders and actions: the domain's context for this request. */
export const requestContext = createContext<RequestContext>()

/** The nonce that this answer's Content-Security-Policy allows. */
export const nonceContext = createContext<string | null>(null)

/** The text of a stylesheet, where the server has it at hand. */
export const styleContext = createContext<(href: string) => string | undefined>(() => undefined)

/** The address of the documents' script, which the build names by its content. */
export const enhanceContext = createContext<string | null>(null)

/** Whether a path is in our own route table; nowhere else are people sent after signing in. */
export const isOwnPageContext = createContext<(path: string) => boolean>(() => false)

/** Set by a page that finds no such address: the server then answers with the site's 404. */
export const isUnknownContext = createContext(false)
