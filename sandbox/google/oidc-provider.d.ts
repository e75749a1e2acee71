/** Only what the sandbox uses: the package brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  /** Koa's context with what the provider hangs on it. */
  export interface Context {
    body: unknown
    type: string
    set(name: string, value: string): void
    redirect(address: string): void
    oidc: {
      params: Record<string, string | undefined>
      client: { clientId: string }
      session: { accountId: string; destroy(): Promise<void> }
      provider: Provider
    }
  }

  export interface Account {
    accountId: string
    claims(): Record<string, unknown>
  }

  export interface Adapter {
    upsert(id: string, payload: Payload, expiresIn?: number): Promise<void>
    find(id: string): Promise<Payload | undefined>
    findByUid(uid: string): Promise<Payload | undefined>
    findByUserCode(userCode: string): Promise<undefined>
    consume(id: string): Promise<void>
    destroy(id: string): Promise<void>
    revokeByGrantId(grantId: string): Promise<void>
  }

  export interface Payload {
    uid?: string
    grantId?: string
    consumed?: number
  }

  export interface Interaction {
    uid: string
    params: Record<string, string | undefined>
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    Grant: new (properties: { clientId: string; accountId: string }) => Grant
    Client: {
      prototype: {
        redirectUriAllowed(address: string): boolean
        postLogoutRedirectUriAllowed(address: string): boolean
      }
    }
    AccessToken: { find(token: string): Promise<{ accountId: string; isValid: boolean } | undefined> }
    callback(): (req: IncomingMessage, res: ServerResponse) => Promise<void>
    interactionDetails(req: IncomingMessage, res: ServerResponse): Promise<Interaction>
    /** Where the browser has to go next. */
    interactionResult(
      req: IncomingMessage,
      res: ServerResponse,
      result: Record<string, unknown>,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<string>
  }

  export const interactionPolicy: {
    Prompt: new (options: { name: string; requestable: boolean }) => object
    base(): { add(prompt: object, index: number): void }
  }

  export const errors: { SessionNotFound: new () => Error }
}
