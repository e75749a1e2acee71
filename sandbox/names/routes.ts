import { Hono } from 'hono'
import { html } from 'hono/html'
import { page } from '../page.ts'
import type { Zone } from './zone.ts'

const standsIn = 'the name servers of every domain'

/** Where a tester does what the owner of a domain does at their provider. */
export function nameRoutes(zone: Zone, address: string) {
  const app = new Hono()

  app.get('/', (c) => c.html(zonePage(zone, address, c.req.query('name') ?? '', c.req.query('text') ?? '')))

  app.post('/', async (c) => {
    const { name, text } = await c.req.parseBody()
    if (typeof name === 'string' && typeof text === 'string' && name && text) zone.add({ name, text })
    return c.redirect('/names', 303)
  })

  app.post('/remove', async (c) => {
    const { index } = await c.req.parseBody()
    zone.remove(Number(index))
    return c.redirect('/names', 303)
  })

  return app
}

function zonePage(zone: Zone, address: string, name: string, text: string) {
  return page({
    title: 'Names',
    section: 'names',
    standsIn,
    body: html`<h1>Names</h1>
      <p class="lead">
        A name server at <span class="mono">${address}</span> (UDP) with the text records below.
      </p>
      <form method="post" class="fields">
        <label class="field"
          >Name <input name="name" required maxlength="253" value="${name}" autocomplete="off"
        /></label>
        <label class="field"
          >Text <input name="text" required maxlength="255" value="${text}" autocomplete="off"
        /></label>
        <button class="act">Add the record</button>
      </form>
      <h2>Records</h2>
      ${zone.list().length === 0 ? html`<p>None yet.</p>` : ''}
      <dl class="facts">
        ${zone.list().map(
          (record, index) =>
            html`<div>
              <dt class="mono">${record.name}</dt>
              <dd>
                <span class="mono">${record.text}</span>
                <form method="post" action="/names/remove">
                  <button class="quiet" name="index" value="${String(index)}">Remove</button>
                </form>
              </dd>
            </div>`,
        )}
      </dl>`,
  })
}
