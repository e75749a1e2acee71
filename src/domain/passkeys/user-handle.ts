/** The account as a passkey knows it: the bytes of its id, which say nothing to anybody else. */
export const userHandle = (userId: string) => Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'))
