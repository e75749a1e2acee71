interface NextPageToast {
  status?: 'success' | 'error' | 'other'
  title: string
  message: string
}

const key = 'toast'

/** Leaves a toast for the next page; a success by default. */
export function showToastOnNextPage({ status, title, message }: NextPageToast): void {
  sessionStorage.setItem(key, JSON.stringify({ status, title, message }))
}

/** Takes what the page before left, once. */
export function takeNextPageToast(): NextPageToast | undefined {
  const left = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  const text: unknown = JSON.parse(left ?? 'null')
  return isToast(text) ? text : undefined
}

const isToast = (value: unknown): value is NextPageToast =>
  typeof value === 'object' && value !== null && 'title' in value && 'message' in value
