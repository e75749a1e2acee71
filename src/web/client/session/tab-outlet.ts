const key = 'outlet'

/** The outlet that this tab works in. Two tabs may work in two outlets, so it is kept by the tab alone. */
export const readTabOutlet = (): string | undefined => sessionStorage.getItem(key) ?? undefined

export function keepTabOutlet(id: string | undefined): void {
  if (id) sessionStorage.setItem(key, id)
  else sessionStorage.removeItem(key)
  for (const listener of listeners) listener()
}

export function watchTabOutlet(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

const listeners = new Set<() => void>()
