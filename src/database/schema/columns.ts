import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A domain in the database: a whole number of millionths that JavaScript holds exactly. */
export const micros = customType<{ data: number; driverData: string | number }>({
  dataType: () => 'micros',
  fromDriver: Number,
})

/** A moment, stored with its time zone. */
export const instant = () => timestamp({ withTimezone: true })
