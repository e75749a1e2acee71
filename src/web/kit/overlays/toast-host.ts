import { createContext } from 'react'

/**
 * Everything outside an open modal dialog is inert: a toast there could be neither closed nor read out.
 * So a dialog offers itself as the place where toasts appear, and takes itself back on closing.
 */
export const ToastHost = createContext<(dialog: HTMLDialogElement | null) => void>(() => {})
