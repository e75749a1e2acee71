import { customerPart } from './customer-part.ts'
import type { Part } from './part.ts'
import { storePart } from './store-part.ts'

/** The areas of the Admin API that the sandbox plays. A new one is a file of its own and a name here. */
export const parts: Part[] = [storePart, customerPart]
