import { formatNumber } from '../../../ui/format.ts'

/** Phrases shown; a list elsewhere has the others. */
const SHOWN = 5

/** Phrases in one line of text. */
export function Phrases({ texts }: { texts: readonly string[] }) {
  const more = texts.length - SHOWN
  const shown = texts
    .slice(0, SHOWN)
    .map((text) => `«${text}»`)
    .join(' · ')
  return <small className="soft">{more > 0 ? `${shown} y ${formatNumber(more)} más` : shown}</small>
}
