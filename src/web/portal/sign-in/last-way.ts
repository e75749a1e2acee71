/** The ways in that a person may recognise as theirs. */
export type Way = 'password' | 'code' | 'passkey' | 'google'

const ways: readonly string[] = ['password', 'code', 'passkey', 'google'] satisfies Way[]
const isWay = (value: string | undefined): value is Way => value !== undefined && ways.includes(value)

const aYear = 365 * 24 * 60 * 60

/** A cookie, because signing out clears the storage and this is for coming back. It says how, not who. */
export function rememberWay(way: Way): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `last_way=${way}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`
}

export function lastWay(): Way | undefined {
  const way = /(?:^|; )last_way=(\w+)/.exec(document.cookie)?.[1]
  return isWay(way) ? way : undefined
}
