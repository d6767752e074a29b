import type { Label } from './state/types.ts'

/**
 * A label with its colour as a dot. The text uses the theme colour, so its contrast does not depend on the label
 * colour.
 */
export function LabelPill({ label }: { label: Pick<Label, 'title' | 'color'> }) {
  return (
    <span className="label-pill">
      <svg width="8" height="8" viewBox="0 0 8 8" aria-hidden="true">
        <circle cx="4" cy="4" r="4" fill={label.color} />
      </svg>
      <bdi>{label.title}</bdi>
    </span>
  )
}
