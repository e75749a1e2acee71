import { expect, test } from 'vitest'
import { readerZone } from './reader-zone.ts'

const zoneOf = (cookie: string) => readerZone(new Request('https://x.example/admin', { headers: { cookie } }))

test('[ADM-08] the server knows the reader’s zone, and takes nothing else for one', () => {
  expect(zoneOf('a=b; admin-zone=America%2FNew_York; c=d')).toBe('America/New_York')
  for (const cookie of ['', 'admin-zone=', 'admin-zone=Mars%2FBase', 'admin-zone=%E0%A4', 'admin-zone=%']) {
    expect(zoneOf(cookie)).toBe('UTC')
  }
})
