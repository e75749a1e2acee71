import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startSandbox } from '../start.ts'
import { openInbox } from './inbox.ts'
import { mail, makePost } from './test-post.ts'

it('keeps mail in its folder over a restart, and closes although a client hangs', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'))
  const options = { httpPort: 0, smtpPort: 0, appUrl: 'http://127.0.0.1:3000', dataDir }
  const first = await startSandbox(options)
  const post = makePost(first)
  await post.send()
  await post.setFault({ mode: 'hang' })
  const hanging = post.send()
  hanging.catch(() => {})
  await first.close()
  await expect(hanging).rejects.toHaveProperty('code')

  const second = await startSandbox(options)
  const later = makePost(second)
  const kept = { subject: mail.subject, envelope: { from: 'post@infiniti.example' } }
  expect(await later.list(`?to=${mail.to}`)).toMatchObject([kept])
  await later.empty()
  expect(await readdir(join(dataDir, 'mail'))).toEqual([])
  await second.close()
  await rm(dataDir, { recursive: true })
})

it('keeps the newest 500', async () => {
  const inbox = await openInbox()
  for (let n = 1; n <= 502; n += 1) {
    await inbox.deliver(Buffer.from(`Subject: ${n}\r\n\r\n`), { from: 'a@b.example', to: ['c@d.example'] })
  }
  const messages = inbox.list()
  expect([messages.length, messages[0]?.subject, messages.at(-1)?.subject]).toEqual([500, '502', '3'])
})
