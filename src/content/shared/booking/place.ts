import type { Meeting } from '#contract/bookings/choices.ts'

interface Place {
  meeting: Meeting
  host: string
  roomUrl: string | null
  /** `…172` where only the end may be shown. */
  phoneNumber: string
}

/** How the two come together: on the page, in emails and in calendars. */
export function placeSentence({ meeting, host, roomUrl, phoneNumber }: Place): string {
  if (meeting !== 'video') return `${host} calls you on ${numberText(phoneNumber)}.`
  return roomUrl ? `You meet ${host} by video: ${roomUrl}` : noRoomSentence(host)
}

export const noRoomSentence = (host: string) => `${host} sends you the link to the video call by email.`

const numberText = (number: string) =>
  number.startsWith('…') ? `the number that ends in ${number.slice(1)}` : number || 'the number that you gave'
