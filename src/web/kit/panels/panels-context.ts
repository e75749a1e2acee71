import { createContext } from 'react'

/** What a panel is called and what it is for, by its id, in the order of the page. */
export type Panels = Readonly<Record<string, { name: string; text: string }>>

export const PanelsContext = createContext<Panels>({})
