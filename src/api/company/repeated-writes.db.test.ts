import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiDocument } from '#contract/openapi.ts'
import { outlets } from '#database/schema/companies.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { seedMerchants } from '#domain/demo/seed-merchants.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let owner: ApiClient
let outletId: string
const [tamarind] = demoMerchants

beforeAll(async () => {
  world = await openTestContext()
  await seedMerchants(world.ctx, '1.0')
  owner = new ApiClient(world)
  outletId = (await owner.logIn(tamarind.email, tamarind.password)).outlet_list[0]?.id ?? ''
})
afterAll(() => world.close())

const key = (text: string) => ({ 'idempotency-key': text })
const mailsTo = (email: string) =>
  world.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))

test(
  '[DOOR-11] a department and an invitation, sent four times at once with one key, are made once',
  { tags: 'engine-long' },
  async () => {
    const email = 'zoya@tamarind.example'
    for (const [path, body] of [
      ['/merchant/departments', { name: 'Repairs' }],
      ['/merchant/users/invite', { email, role: 'support', outlet_ids: [outletId] }],
    ] as const) {
      const send = () => owner.post(path, body, key(`one-press${path}`))
      const answers = await Promise.all([send(), send(), send(), send()])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
    }
    expect(await mailsTo(email)).toHaveLength(1)
  },
)

test('[DOOR-11] a key is for one request of one person: another body is refused, another person is not', async () => {
  const post = (name: string, from = owner) => from.post('/merchant/departments', { name }, key('this-one'))
  expect((await post('Fittings')).status).toBe(200)
  expect(await post('Alterations')).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  const other = new ApiClient(world)
  await other.logIn(demoMerchants[1].email, demoMerchants[1].password)
  expect((await post('Alterations', other)).status).toBe(200)
  // Without a key the same name is taken, as before.
  expect(await owner.post('/merchant/departments', { name: 'Fittings' })).toMatchObject({ status: 409 })
})

test('[DOOR-11] a request that was refused can be sent again with its key', async () => {
  const post = (name: string) => owner.post('/merchant/departments', { name }, key('second-try'))
  expect((await post('Repairs')).status).toBe(409)
  expect((await post('Returns desk')).status).toBe(200)
})

test('[DOOR-11] the description of the API names the header where it is taken', () => {
  const { paths } = openApiDocument('API')
  const takesKey = (path: string) =>
    paths[`/api${path}`]?.post?.parameters?.some((parameter) => parameter.name === 'Idempotency-Key')
  for (const path of [
    '/merchant/signup',
    '/merchant/departments',
    '/merchant/users/invite',
    '/v1/admin/contact-us',
  ]) {
    expect([path, takesKey(path)]).toEqual([path, true])
  }
})

const claim = 'Claim your prize at evil.example/win'

test.each([
  ['/merchant/departments', { name: claim }],
  ['/merchant/outlets', { outlet_name: claim, web_url: 'prize.example' }],
  ['/merchant/settings', { company_name: claim }],
])('[DOOR-05] %s refuses a name with a web address in it', async (path, body) => {
  const answer = await owner.post(path, body)
  expect([answer.status, Object.values(answer.body.fields ?? {})]).toEqual([
    400,
    ['A name cannot contain a web address. After a full stop, write a space'],
  ])
})

test('[DOOR-05] a name with a web address that is there already is mailed to nobody', async () => {
  await world.ctx.db.update(outlets).set({ outletName: claim }).where(eq(outlets.id, outletId))
  const email = 'stranger@tamarind.example'
  const answer = await owner.post('/merchant/users/invite', {
    email,
    role: 'support',
    outlet_ids: [outletId],
  })
  expect(answer.status).toBe(200)
  const [mail] = await mailsTo(email)
  expect(JSON.stringify(mail)).not.toContain('evil.example')
})
