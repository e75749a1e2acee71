/**
 * Questions that do not wait for each other, asked in one packet. Waits for all of them even when one fails: what is
 * still under way must not outlive the transaction that it belongs to.
 */
export async function together<T extends readonly Promise<unknown>[] | []>(
  asked: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(asked)
  return Promise.all(asked)
}
