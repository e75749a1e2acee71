import { Icon } from '#web/kit/foundations/icon.tsx'
import './pagination.css'

interface PaginationProps {
  page: number
  pages: number
  hrefFor: (page: number) => string
  label?: string
}

/** Plain links, so that every page has an address and works without script. */
export function Pagination({ page, pages, hrefFor, label = 'Pages' }: PaginationProps) {
  return (
    <nav className="pagination" aria-label={label}>
      <Step to={page - 1} pages={pages} hrefFor={hrefFor} icon="left" name="Previous" />
      <ol className="pagination-numbers">
        {pageNumbers(page, pages).map((entry) =>
          typeof entry === 'number' ? (
            <li key={entry}>
              <a
                className="pagination-cell"
                href={hrefFor(entry)}
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </a>
            </li>
          ) : (
            <li key={entry} className="pagination-cell pagination-gap" aria-hidden="true">
              …
            </li>
          ),
        )}
      </ol>
      <span className="pagination-cell pagination-short">
        {page} of {pages}
      </span>
      <Step to={page + 1} pages={pages} hrefFor={hrefFor} icon="right" name="Next" />
    </nav>
  )
}

interface StepProps extends Pick<PaginationProps, 'pages' | 'hrefFor'> {
  to: number
  icon: 'left' | 'right'
  name: string
}

function Step({ to, pages, hrefFor, icon, name }: StepProps) {
  const arrow = <Icon name={icon} label={name} />
  if (to < 1 || to > pages) return <span className="pagination-cell pagination-off">{arrow}</span>
  return (
    <a className="pagination-cell" href={hrefFor(to)}>
      {arrow}
    </a>
  )
}

/** First, last, the current page and its neighbours; a gap stands for two pages or more. */
export function pageNumbers(page: number, pages: number) {
  const wanted = new Set([1, page - 1, page, page + 1, pages])
  const numbers: (number | 'gap before' | 'gap after')[] = []
  for (let number = 1; number <= pages; number += 1) {
    const bridges = wanted.has(number - 1) && wanted.has(number + 1)
    if (wanted.has(number) || bridges) numbers.push(number)
    else if (typeof numbers.at(-1) === 'number') numbers.push(number < page ? 'gap before' : 'gap after')
  }
  return numbers
}
