import type { Hono } from 'hono'
import { brand } from '#content/shared/brand.ts'
import { recoveryOutcome } from '#content/portal/recovery.ts'
import { endpoints } from '#contract/endpoints.ts'
import { addPasskey, passkeyCreation } from '#domain/passkeys/add-passkey.ts'
import { listPasskeys, removePasskey, renamePasskey } from '#domain/passkeys/list-passkeys.ts'
import { checkPasskey, passkeyRequest } from '#domain/passkeys/use-passkey.ts'
import { signIn } from '#domain/sessions/sign-in.ts'
import { type ApiEnv, mount } from '../mount.ts'
import { answerSignedIn } from '../signed-in.ts'

export function mountPasskeys(app: Hono<ApiEnv>): void {
  mount(app, endpoints.passkeyOptions, (ctx) => passkeyRequest(ctx))
  mount(app, endpoints.passkeyLogin, async (ctx, use, http) =>
    answerSignedIn(ctx, http, await signIn(ctx, await checkPasskey(ctx, use), 'passkey')),
  )
  mount(app, endpoints.passkeys, async (ctx) => ({ passkeys: await listPasskeys(ctx) }))
  mount(app, endpoints.newPasskeyOptions, async (ctx) => ({
    options: await passkeyCreation(ctx, brand.name),
  }))
  mount(app, endpoints.addPasskey, (ctx, input) => addPasskey(ctx, input))
  mount(app, endpoints.renamePasskey, async (ctx, { id, name }) => {
    await renamePasskey(ctx, id, name)
    return { message: recoveryOutcome.passkeyRenamed }
  })
  mount(app, endpoints.removePasskey, async (ctx, { id }) => {
    await removePasskey(ctx, id)
    return { message: recoveryOutcome.passkeyRemoved }
  })
}
