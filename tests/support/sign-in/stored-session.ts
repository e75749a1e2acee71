import type { SessionView } from '#contract/accounts/shapes.ts'

/** An access token that expires in so many seconds; a negative number is in the past. */
export const tokenPair = (seconds: number, name = 'a'): SessionView['token'] => ({
  access: `${Math.floor(Date.now() / 1000) + seconds}.${name}`,
  refresh: `refresh-${name}`,
})

export const outlet = (id: string) => ({
  id,
  outlet_name: id,
  web_url: `${id}.example`,
  api_key: `key-${id}`,
})

/** What a sign-in answers with. */
export const sessionView = (token: SessionView['token']): SessionView => ({
  token,
  app_name: 'infiniti',
  outlet_list: [outlet('one'), outlet('two')],
  installed_apps: ['crm', 'crm'],
  status: 'active',
  permission_list: [],
  super_user: false,
  is_super_user: false,
  multi_user_key: 'multi',
  currency_symbol: '$',
  logged_in_user: { user_first_name: 'Mei', user_role: 'owner' },
})
