import './skeleton.css'

interface SkeletonProps {
  /** What is on its way, for assistive technology. */
  label: string
  shape?: 'lines' | 'field' | 'card' | 'rows'
  count?: number
}

/** A placeholder in the shape of the content that is loading. */
export function Skeleton({
  label,
  shape = 'lines',
  count = shape === 'lines' || shape === 'rows' ? 3 : 1,
}: SkeletonProps) {
  return (
    <output className="skeleton" data-shape={shape} aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="skeleton-part">
          {(shape === 'card' || shape === 'field') && <span className="skeleton-bar" data-short />}
          <span className="skeleton-bar" />
        </span>
      ))}
    </output>
  )
}
