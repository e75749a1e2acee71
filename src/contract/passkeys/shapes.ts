import * as z from 'zod/mini'
import { line, longest, optionalLine } from '../fields.ts'

/** The JSON forms of WebAuthn: what the browser is asked, and what it answers. Its own words, so its own names. */

const encoded = (max: number) => z.string().check(z.regex(/^[\w-]*$/), z.maxLength(max))

const descriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.optional(z.array(z.string())),
})

const userVerification = z.optional(z.enum(['required', 'preferred', 'discouraged']))
const hints = z.optional(z.array(z.enum(['hybrid', 'security-key', 'client-device'])))
const extensions = z.optional(z.object({ credProps: z.optional(z.boolean()) }))

/** For `navigator.credentials.create`. */
export const creationOptions = z.object({
  options: z.object({
    rp: z.object({ id: z.optional(z.string()), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
    timeout: z.optional(z.number()),
    excludeCredentials: z.optional(z.array(descriptor)),
    authenticatorSelection: z.optional(
      z.object({
        residentKey: z.optional(z.enum(['required', 'preferred', 'discouraged'])),
        requireResidentKey: z.optional(z.boolean()),
        userVerification,
      }),
    ),
    attestation: z.optional(z.enum(['none', 'indirect', 'direct', 'enterprise'])),
    hints,
    extensions,
  }),
})

/** For `navigator.credentials.get`. The answer goes back together with `request`. */
export const requestOptions = z.object({
  request: z.string(),
  options: z.object({
    challenge: z.string(),
    rpId: z.optional(z.string()),
    timeout: z.optional(z.number()),
    allowCredentials: z.optional(z.array(descriptor)),
    userVerification,
    hints,
    extensions,
  }),
})

const credential = {
  id: encoded(1_400),
  rawId: encoded(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.enum(['platform', 'cross-platform']))),
  /** We ask for no extension that would decide anything. */
  clientExtensionResults: z.optional(z.unknown()),
}

export const newPasskey = z.object({
  name: optionalLine(longest.name),
  passkey: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded(4_000),
      attestationObject: encoded(20_000),
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    }),
  }),
})

export type NewPasskey = z.infer<typeof newPasskey>

export const passkeyUse = z.object({
  request: z.string().check(z.maxLength(200)),
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    authenticatorData: encoded(4_000),
    signature: encoded(8_000),
    userHandle: z.optional(z.nullable(encoded(100))),
  }),
})

export type PasskeyUse = z.infer<typeof passkeyUse>

export const passkeyId = z.object({ id: encoded(1_400) })

export const passkeyRename = z.object({ id: encoded(1_400), name: line('name_required', longest.name) })

export const passkeyView = z.object({
  id: z.string(),
  name: z.string(),
  /** Kept by its maker's cloud, so that losing a telephone does not lose it. */
  backed_up: z.boolean(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
})

export const passkeyList = z.object({ passkeys: z.array(passkeyView) })
