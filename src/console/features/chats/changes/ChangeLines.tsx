import { useId, useState } from 'react'
import { threadEventText } from '../../../../contract/thread-event.ts'
import { formatClock, formatDateTime, plural } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { ThreadEvent } from '../state/types.ts'

/** From this many on they are folded into one line. */
const FOLDED = 3

/** Lines of what happened, folded if there are several. */
export default function ChangeLines({ changes }: { changes: readonly ThreadEvent[] }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const folds = changes.length >= FOLDED
  return (
    <>
      {folds && (
        <button
          type="button"
          className="thread-change thread-change-fold"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
          {plural(changes.length, 'cambio', 'cambios')}
        </button>
      )}
      <ul id={id} hidden={folds && !open}>
        {changes.map((one) => (
          <li key={one.id} className="thread-change">
            {threadEventText(one, formatDateTime)}{' '}
            <span className="thread-change-at">
              <span aria-hidden="true">· </span>
              <time dateTime={one.at} title={formatDateTime(one.at)} className="num">
                {formatClock(one.at)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
