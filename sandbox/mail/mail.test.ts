import { createTransport } from 'nodemailer'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../start.ts'
import { mail, makePost } from './test-post.ts'

let sandbox: Sandbox
let post: ReturnType<typeof makePost>

beforeAll(async () => {
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl: 'http://127.0.0.1:3000' })
  post = makePost(sandbox)
})
afterEach(() => post.empty())
afterAll(() => sandbox.close())

describe('a mail', () => {
  it('is in the inbox, escaped, with its recipient', async () => {
    await post.send()
    const page = await post.read('/mail')
    expect(page).toContain(
      'Sandbox: stands in for the mail server and every mailbox; nothing leaves this machine',
    )
    expect(page).toContain('asha@tamarind.example')
    expect(page).toContain('Your &lt;b&gt;message&lt;/b&gt; arrived')
    expect(page).not.toContain('<b>message</b>')
  })

  it('can be read in every form, with its links', async () => {
    await post.send()
    const id = (await post.list())[0]?.id
    const whole = await (await fetch(`${sandbox.url}/mail/api/messages/${id}`)).json()
    expect(whole).toMatchObject({ from: mail.from, text: expect.stringContaining('token=abc') })
    expect(whole.links).toEqual(['http://127.0.0.1:3000/verify?token=abc&x=1'])
    expect(await post.read(`/mail/${id}?view=text`)).toContain('Read it at')
    expect(await post.read(`/mail/${id}?view=headers`)).toContain('Message-ID')
    expect(await post.read(`/mail/${id}/source`)).toContain('Delivered-To: asha@tamarind.example')
  })

  it('shows its HTML in a frame that can run nothing and reach nobody', async () => {
    await post.send({ html: `${mail.html}<script>alert(1)</script>` })
    const id = (await post.list())[0]?.id
    expect(await post.read(`/mail/${id}`)).toMatch(
      /<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/,
    )
    const frame = await fetch(`${sandbox.url}/mail/${id}/html`)
    const policy = frame.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-popups')
    expect(policy).not.toContain('script-src')
    expect(await frame.text()).toContain('<head><base target="_blank">')
  })

  it('hands out attachments and finds inline pictures', async () => {
    const ics = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
    await post.send({
      attachments: [
        { filename: 'demo.ics', content: ics, contentType: 'text/calendar' },
        { filename: 'logo.png', content: Buffer.from([137, 80]), contentType: 'image/png', cid: 'logo' },
      ],
    })
    const id = (await post.list())[0]?.id
    const whole = await (await fetch(`${sandbox.url}/mail/api/messages/${id}`)).json()
    const path = (name: string) => whole.attachments.find((part: { name: string }) => part.name === name).path
    const saved = await fetch(`${sandbox.url}${path('demo.ics')}`)
    expect(await saved.text()).toBe(ics)
    expect(saved.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''demo.ics")
    expect(await post.read(`/mail/${id}/html`)).toContain(`src="${path('logo.png')}"`)
  })

  it('is found by recipient, by time and by search', async () => {
    await post.send()
    const since = Date.now() + 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    await post.send({ to: 'noor@grachtgoods.example', bcc: 'hidden@infiniti.example', subject: 'Second' })
    expect(await post.list()).toMatchObject([{ subject: 'Second' }, { subject: mail.subject }])
    expect(await post.list('?to=ASHA@tamarind.example')).toHaveLength(1)
    expect(await post.list('?to=hidden@infiniti.example')).toMatchObject([{ subject: 'Second' }])
    expect(await post.list(`?since=${since}`)).toMatchObject([{ subject: 'Second' }])
    expect(await post.list(`?since=${new Date(since).toISOString()}`)).toHaveLength(1)
    expect((await fetch(`${sandbox.url}/mail/api/messages?since=soon`)).status).toBe(400)
    expect(await post.read('/mail?search=grachtgoods')).toContain('1 of 2 emails')
    expect(await post.read('/mail?search=nobody')).toContain('Nothing for “nobody”')
  })

  it('is gone when the inbox is emptied', async () => {
    await post.send()
    const emptied = await fetch(`${sandbox.url}/mail/empty`, { method: 'POST' })
    expect(await emptied.text()).toContain('No emails yet')
    expect((await fetch(`${sandbox.url}/mail/20260101T000000000Z-00000000`)).status).toBe(404)
  })

  it('may come with a name and a password, or many over one connection', async () => {
    const transport = createTransport({
      url: sandbox.smtpUrl.replace('://', '://anyone:anything@'),
      pool: true,
      maxConnections: 1,
    })
    await Promise.all(Array.from({ length: 20 }, () => transport.sendMail(mail)))
    transport.close()
    expect(await post.list()).toHaveLength(20)
  })
})
