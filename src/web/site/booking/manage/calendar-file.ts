import { calendarFile } from '#domain/booking/view-booking.ts'
import { requestContext } from '#web/request-context.server.ts'
import type { Route } from './+types/calendar-file.ts'

/** The entry as a file, with the same id and sequence as in the emails. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const file = await calendarFile(context.get(requestContext), token)
  if (!file) return new Response('Not found', { status: 404 })
  return new Response(file.text, {
    headers: {
      'Content-Type': `text/calendar; charset=utf-8; method=${file.method}`,
      'Content-Disposition': `attachment; filename="${file.reference}.ics"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
