/** What the pages of the hosts ask of the server. */
export const saveHost = { name: 'adminHost', method: 'post', path: '/merchant/admin_host' } as const
export const addHoliday = { name: 'adminHoliday', method: 'post', path: '/merchant/admin_holiday' } as const
export const removeHoliday = {
  name: 'adminHolidayRemove',
  method: 'post',
  path: '/merchant/admin_holiday/remove',
} as const
