/** What the page of a lead asks of the server. */
export const changeLead = { name: 'adminLead', method: 'post', path: '/merchant/admin_lead' } as const
export const holdLead = { name: 'adminLeadHold', method: 'post', path: '/merchant/admin_lead_hold' } as const
export const answerLead = {
  name: 'adminLeadAnswer',
  method: 'post',
  path: '/merchant/admin_lead_answer',
} as const
export const noteOnLead = {
  name: 'adminLeadNote',
  method: 'post',
  path: '/merchant/admin_lead_note',
} as const
