/** The calls of this page, by name, method and path, so that it does not carry the whole contract. */
export const calls = {
  invitePerson: { name: 'invitePerson', method: 'post', path: '/merchant/users/invite' },
  resendInvitation: { name: 'resendInvitation', method: 'post', path: '/merchant/users/resend' },
  revokeInvitation: { name: 'revokeInvitation', method: 'post', path: '/merchant/users/revoke' },
  changePerson: { name: 'changePerson', method: 'post', path: '/merchant/users/change' },
  removePerson: { name: 'removePerson', method: 'post', path: '/merchant/users/remove' },
  changeCompany: { name: 'changeCompany', method: 'post', path: '/merchant/companies/change' },
} as const
