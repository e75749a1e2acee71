import { leadTexts, roughTime } from '#content/admin/leads.ts'

interface ReplyClockProps {
  firstAt: string
  waitingSince: string | null
  firstReplyAt: string | null
  now: string
}

/** How long they wait, or how long they waited for the first word from us. */
export function ReplyClock({ firstAt, waitingSince, firstReplyAt, now }: ReplyClockProps) {
  if (waitingSince) {
    return (
      <span className="reply-clock" data-waiting>
        {leadTexts.waiting(roughTime(Date.parse(now) - Date.parse(waitingSince)))}
      </span>
    )
  }
  return (
    <span className="reply-clock">
      {firstReplyAt
        ? leadTexts.replied(roughTime(Date.parse(firstReplyAt) - Date.parse(firstAt)))
        : leadTexts.unanswered}
    </span>
  )
}
