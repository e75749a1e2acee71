/** The user handle of a passkey: the bytes of the account's id. */
export const userHandle = (userId: string) => Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'))
