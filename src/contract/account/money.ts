import * as z from 'zod/mini'

/** As Shopify gives it: a decimal text such as `1290.00`, and `INR`. We never add sums up ourselves. */
export const money = z.object({ amount: z.string(), currency: z.string() })
export type Money = z.infer<typeof money>
