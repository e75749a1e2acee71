import { expectTypeOf, test } from 'vitest'
import type { PeopleList } from '#contract/people/shapes.ts'
import { adminApi } from './admin-api.ts'
import { api } from './api.ts'
import type { ApiResult } from './call-types.ts'
import { merchantApi } from './merchant-api.ts'

const invitation = { email: 'mei@shop.example', role: 'support' as const, outlet_ids: [] }

/** Checked by `npm run types`; the calls are never made. */
test('a wrong name, input or session does not compile', () => {
  expectTypeOf(() => merchantApi('invitePerson', invitation)).returns.toEqualTypeOf<
    Promise<ApiResult<{ data: PeopleList }>>
  >()
  const wrong = [
    // @ts-expect-error -- there is no such call
    () => merchantApi('invitePersons', invitation),
    // @ts-expect-error -- the input lacks the role
    () => merchantApi('invitePerson', { email: 'mei@shop.example', outlet_ids: [] }),
    // @ts-expect-error -- there is no such role
    () => merchantApi('invitePerson', { ...invitation, role: 'king' }),
    // @ts-expect-error -- method and path come from the table
    () => merchantApi({ name: 'invitePerson', method: 'get', path: '/merchant/users' }, invitation),
    // @ts-expect-error -- needs a merchant's session
    () => api('invitePerson', invitation),
    // @ts-expect-error -- needs a merchant's session, not one of staff
    () => adminApi('invitePerson', invitation),
    // @ts-expect-error -- needs a session of staff
    () => merchantApi('adminStaffDisable', { id: '' }),
  ]
  expectTypeOf(wrong).toBeArray()
})
