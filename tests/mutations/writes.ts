import type { Mutation } from './mutation.ts'

const booking = 'src/api/bookings/booking.db.test.ts'

/** Transactions, emails, the audit chain and bookings. */
export const writes: Mutation[] = [
  {
    what: 'an email is queued outside the transaction of what it tells',
    file: 'src/domain/booking/book-slot.ts',
    find: "await queueBookingMails(tx, 'booked', booking, slot.host)",
    replace: "await queueBookingMails(ctx, 'booked', booking, slot.host)",
    caughtBy: { project: 'postgres', file: booking, title: 'slot_book books what is held' },
  },
  {
    what: 'an email that was sent is sent again',
    file: 'src/domain/mail/deliver-mail.ts',
    find: 'if (row.sentAt) return noteMailTaken(ctx, row.dedupeKey)',
    replace: 'if (row.sentAt) await noteMailTaken(ctx, row.dedupeKey)',
    caughtBy: { project: 'postgres', file: 'src/domain/mail/deliver-mail.db.test.ts', title: 'is sent once' },
  },
  {
    what: 'the secret of an email stays in the outbox after it was sent',
    file: 'src/domain/mail/deliver-mail.ts',
    find: 'carriesSecret[row.template] ? emptied : {}',
    replace: 'carriesSecret[row.template] ? {} : {}',
    caughtBy: {
      project: 'postgres',
      file: 'src/domain/mail/deliver-mail.db.test.ts',
      title: 'keeps no secret',
    },
  },
  {
    what: 'a demo that was just booked is reminded of at once',
    file: 'src/domain/booking/remind.ts',
    find: '    if (!isFarEnough(booking, reminder)) return\n',
    replace: '',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/bookings/booking-changes.db.test.ts',
      title: 'reminders go out',
    },
  },
  {
    what: 'a changed act in the audit log is not noticed',
    file: 'src/domain/audit/verify-chain.ts',
    find: 'if (chainHash(previous, row) !== row.hash)',
    replace: 'if (chainHash(previous, row).length !== row.hash.length)',
    caughtBy: {
      project: 'postgres',
      file: 'src/domain/reports/admin-lists.db.test.ts',
      title: 'its chain tells',
    },
  },
  {
    what: 'two acts at once break the audit chain',
    file: 'src/domain/audit/add-audit-entry.ts',
    find: '  await lockChain(ctx.db).execute()\n',
    replace: '',
    caughtBy: {
      project: 'postgres',
      file: 'src/domain/transactions.db.test.ts',
      title: 'acts that are recorded at once',
    },
  },
  {
    what: 'a taken time is offered to the next visitor',
    file: 'src/domain/booking/calendar.ts',
    find: 'span.from < startsAt + slotLength && startsAt < span.to',
    replace: 'span.from < startsAt && startsAt < span.to',
    caughtBy: { project: 'postgres', file: booking, title: 'a time that is held' },
  },
  {
    what: 'a demo can be booked without webhook',
    file: 'src/domain/booking/calendar.ts',
    find: 'const notice = forStaff ? 0 : bookingRules.noticeMinutes * minute',
    replace: 'const notice = forStaff ? 0 : minute',
    caughtBy: { project: 'postgres', file: booking, title: 'minimum notice' },
  },
  {
    what: 'a visitor takes the time that another one has reserved',
    file: 'src/domain/booking/take-slot.ts',
    find: 'lte(demoSlots.reservedUntil, ctx.clock.now()),',
    replace: '',
    caughtBy: {
      project: 'postgres',
      file: 'src/api/bookings/booking-race.db.test.ts',
      title: 'an expired reservation that is renewed',
    },
  },
  {
    what: 'unconfirmed accounts are never deleted',
    file: 'src/domain/purge-expired.ts',
    find: 'lt(users.createdAt, since)',
    replace: 'lt(users.createdAt, new Date(0))',
    caughtBy: {
      project: 'postgres',
      file: 'src/domain/purge-expired.db.test.ts',
      title: 'gone after seven days',
    },
  },
]
