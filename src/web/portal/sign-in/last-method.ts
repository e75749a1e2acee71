/** How a person may sign in. */
export type SignInMethod = 'password' | 'code' | 'passkey' | 'google'

const methods: readonly string[] = ['password', 'code', 'passkey', 'google'] satisfies SignInMethod[]
const isMethod = (value: string | undefined): value is SignInMethod =>
  value !== undefined && methods.includes(value)

const aYear = 365 * 24 * 60 * 60

/** A cookie, because signing out clears the storage. It says how somebody signed in, not who. */
export function rememberMethod(method: SignInMethod): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `last_way=${method}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`
}

export function lastMethod(): SignInMethod | undefined {
  const method = /(?:^|; )last_way=(\w+)/.exec(document.cookie)?.[1]
  return isMethod(method) ? method : undefined
}
