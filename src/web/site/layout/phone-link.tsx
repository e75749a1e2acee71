import { frame } from '#content/shared/layout.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import './phone-link.css'

interface PhoneLinkProps {
  display: string
  href: string
  /** Where "Copied!" appears: in place of the number, or above it, a little longer. */
  notice?: 'inline' | 'above'
}

const noticeFor = { inline: 1500, above: 2000 }

/** On wide screens the link copies its number, on narrow ones it dials; without script it always dials. */
export function PhoneLink({ display, href, notice = 'inline' }: PhoneLinkProps) {
  return (
    <span className="phone-link" data-notice={notice}>
      <a
        className="typed"
        href={href}
        data-phone={display}
        data-copied={frame.copied}
        data-copy-failed={frame.copyFailed}
        data-notice-for={noticeFor[notice]}
      >
        {display}
        <Icon name="copy" size={16} />
      </a>
      <output className="phone-link-notice" />
    </span>
  )
}
