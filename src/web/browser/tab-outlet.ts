const key = 'outlet'

/** The outlet that this tab works in. Two tabs may work in two outlets, so it is kept by the tab alone. */
export const readTabOutlet = (): string | undefined => sessionStorage.getItem(key) ?? undefined

export const keepTabOutlet = (id: string): void => sessionStorage.setItem(key, id)

export const forgetTabOutlet = (): void => sessionStorage.removeItem(key)
