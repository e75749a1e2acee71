import { setTimeout as sleep } from 'node:timers/promises'

/** Meta tries a report again for days; here it is ten minutes. Milliseconds. */
const pauses = [0, 300, 1_000, 3_000, 10_000, ...Array.from({ length: 20 }, () => 30_000)]

/** Reports to the app, again and again while it is away. */
export async function untilAnswered(post: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  for (const pause of pauses) {
    await sleep(pause, undefined, { ref: false, signal }).catch(() => {})
    if (signal.aborted || (await post())) return
  }
}
