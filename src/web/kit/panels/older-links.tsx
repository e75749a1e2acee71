import { Link } from 'react-router'

interface OlderLinksProps {
  /** The id of the panel that the links return to. */
  panel: string
  /** Where the older entries begin, if there are any. */
  next: number | null
  isFirst: boolean
  texts: { newest: string; older: string }
}

/** Below a list of newest entries first. */
export function OlderLinks({ panel, next, isFirst, texts }: OlderLinksProps) {
  return (
    <p className="page-pages">
      {!isFirst && (
        <Link className="text-link" to={`?#${panel}`} preventScrollReset>
          {texts.newest}
        </Link>
      )}
      {next !== null && (
        <Link className="text-link" to={`?before=${next}#${panel}`} preventScrollReset>
          {texts.older}
        </Link>
      )}
    </p>
  )
}
