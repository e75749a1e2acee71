interface LeftToast {
  status?: 'success' | 'error' | 'other'
  title: string
  message: string
}

const key = 'toast'

/** Panels something to be told by the page that comes next: a success, unless it says otherwise. */
export function leaveToast({ status, title, message }: LeftToast): void {
  sessionStorage.setItem(key, JSON.stringify({ status, title, message }))
}

/** Takes what the page before left, once. */
export function takeToast(): LeftToast | undefined {
  const left = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  const text: unknown = JSON.parse(left ?? 'null')
  return isToast(text) ? text : undefined
}

const isToast = (value: unknown): value is LeftToast =>
  typeof value === 'object' && value !== null && 'title' in value && 'message' in value
