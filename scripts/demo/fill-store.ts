import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Demo, furnishDemo, letOrdersArrive, letShopperChange } from './furnish-demo.ts'

/**
 * Fills the demo's store once for each data folder, so that later changes by a merchant stay; where that was
 * interrupted, the next start completes it. Then a shopper changes an order each day. Gives a sentence about it.
 */
export async function fillStore(folder: string, demo: Demo): Promise<string> {
  const mark = join(folder, 'demo-store-filled')
  const isFilled = existsSync(mark)
  try {
    await letOrdersArrive(demo)
    if (isFilled) await letShopperChange(demo)
    else await furnishDemo(demo)
    writeFileSync(mark, '')
    return 'The demo store is connected and open; a new order comes every minute'
  } catch (error) {
    const { message } = error as Error
    if (isFilled) return `In the demo store no customer changed an order today. ${message}`
    return `The demo store is not complete. ${message} Start again to complete it. If that does not help, delete ${folder} and start again.`
  }
}
