import type { Mutation } from './mutation.ts'

/** Signatures, other sites, keys and what the server believes. */
export const trust: Mutation[] = [
  {
    what: 'any signature of the right length counts as Shopify’s',
    file: 'src/integrations/shopify/shopify.ts',
    find: 'a.length === b.length && timingSafeEqual(a, b)',
    replace: 'a.length === b.length',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/stores/shopify.db.test.ts',
      title: 'a changed, added, dropped',
    },
  },
  {
    what: 'an old answer of Shopify is accepted',
    file: 'src/domain/shops/read-signed-query.ts',
    find: '<= oldestMs)',
    replace: '<= 100 * oldestMs)',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/stores/shopify.db.test.ts',
      title: 'more than 90 seconds',
    },
  },
  {
    what: 'somebody else finishes the way to Shopify that a merchant began',
    file: 'src/domain/shops/finish-grant.ts',
    find: 'open?.data.session === session.id && open.data.shop === shop',
    replace: 'open?.data.shop === shop',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/stores/shopify.db.test.ts',
      title: 'for its own session',
    },
  },
  {
    what: 'an answer of Google works in another browser',
    file: 'src/domain/google/google-trip.ts',
    find: "trip.browser === hashSecret(ctx.credentials.google ?? '')",
    replace: 'trip.browser !== undefined',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/google/google.db.test.ts',
      title: 'in its own browser only',
    },
  },
  {
    what: 'another Google account of the same address is connected without proof',
    file: 'src/domain/google/decide-link.ts',
    find: "return local.hasOtherSubject ? 'prove' : 'link'",
    replace: "return 'link'",
    caughtBy: {
      project: 'unit',
      file: 'src/domain/google/decide-link.test.ts',
      title: 'an address that Google proves',
    },
  },
  {
    what: 'a hand-off made for one module server opens another',
    file: 'src/domain/modules/hand-off.ts',
    find: '`xut|v1|${audience}`',
    replace: '`xut|v1|${audience.slice(0, 8)}`',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/modules/hand-off.db.test.ts',
      title: 'bound to that audience',
    },
  },
  {
    what: 'a subdomain of somebody else counts as our own site',
    file: 'src/http/security/same-site.ts',
    find: "return site === 'same-origin'",
    replace: "return site !== 'cross-site'",
    caughtBy: { project: 'unit', file: 'src/http/files/answer-file.test.ts', title: 'unsafe requests must' },
  },
  {
    what: 'a browser of another site may post',
    file: 'src/http/security/same-site.ts',
    find: 'return ownOrigins.includes(origin)',
    replace: 'return ownOrigins.length > 0',
    caughtBy: {
      project: 'unit',
      file: 'src/http/security/same-site.test.ts',
      title: 'browsers of other sites may not',
    },
  },
  {
    what: 'the visitor’s address is believed from anybody',
    file: 'src/http/client-address.ts',
    find: 'while (isTrusted(address) && hops.length > 0)',
    replace: 'while (hops.length > 0)',
    caughtBy: { project: 'unit', file: 'src/http/files/answer-file.test.ts', title: 'from trusted proxies' },
  },
  {
    what: 'any code matches the keyed hash of another',
    file: 'src/domain/keys.server.ts',
    find: 'ring !== undefined && isSame(made, peppered(ring, value))',
    replace: 'ring !== undefined',
    caughtBy: { project: 'unit', file: 'src/domain/keys.test.ts', title: 'a keyed hash fits' },
  },
  {
    what: 'a field that is sent twice is taken',
    file: 'src/api/read-input.ts',
    find: "if (fields.has(name)) throw new RefusedRequest('field_repeated')",
    replace: '',
    caughtBy: { project: 'postgres', file: 'src/api/leads/contact.db.test.ts', title: 'bad bodies' },
  },
  {
    what: 'answers of the API may be kept by caches',
    file: 'src/api/mount.ts',
    find: "'Cache-Control': 'no-store'",
    replace: "'Cache-Control': 'public, max-age=60'",
    caughtBy: {
      project: 'postgres',
      file: 'src/api/leads/contact.db.test.ts',
      title: 'a message by JSON is stored',
    },
  },
  {
    what: 'a cached page is sent again although nothing changed',
    file: 'src/http/files/answer-file.ts',
    find: "tag.trim().replace(/^W\\//, '') === etag",
    replace: 'tag === etag',
    caughtBy: { project: 'unit', file: 'src/http/files/answer-file.test.ts', title: 'a known tag' },
  },
  {
    what: 'the content policy lets a page load plugins',
    file: 'src/http/security/security-headers.ts',
    find: `'object-src': ["'none'"],`,
    replace: `'object-src': ["'self'"],`,
    caughtBy: {
      project: 'unit',
      file: 'src/http/security/security-headers.test.ts',
      title: 'the content policy',
    },
  },
  {
    what: 'everything that is logged is written down',
    file: 'src/observability/log.ts',
    find: 'filter(([name]) => written.has(name))',
    replace: "filter(([name]) => name !== '')",
    caughtBy: { project: 'unit', file: 'src/observability/log.test.ts', title: 'only fields on the list' },
  },
]
