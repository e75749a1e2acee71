import { createContext } from 'react'

/** What a leaf is called and what it is for, by its id, in the order of the page. */
export type Leaves = Readonly<Record<string, { name: string; text: string }>>

export const LeavesContext = createContext<Leaves>({})
