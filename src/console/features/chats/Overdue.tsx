import { useEffect, useState } from 'react'
import { ChatDueKindOptions } from '../../../../generated/options.ts'
import { formatDateTime } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { ChatItem } from './state/types.ts'

/** Maximum delay of a browser timer, in milliseconds. */
const LONGEST = 2_147_483_647

interface Props {
  due: ChatItem['due']
  className: string
  /** shows the text, not only the icon */
  withText?: boolean
}

/** Shows a warning once the deadline of a chat has passed. */
export function Overdue({ due, className, withText }: Props) {
  const at = due ? Date.parse(due.at) : undefined
  const [, again] = useState(0)
  const late = at !== undefined && at <= Date.now()
  useEffect(() => {
    if (at === undefined || late) return
    const timer = setTimeout(() => again((count) => count + 1), Math.min(at - Date.now() + 1, LONGEST))
    return () => clearTimeout(timer)
  }, [at, late])
  if (!due || !late) return null
  const { label } = ChatDueKindOptions.find(({ value }) => value === due.kind) ?? { label: '' }
  const text = `${label}: venció el ${formatDateTime(due.at)}`
  return withText ? (
    <div className={className} role="status">
      <Icon name="clock" size={16} />
      <span>{text}</span>
    </div>
  ) : (
    <span className={className} title={text}>
      <Icon name="clock" size={14} />
      <span className="sr-only">{text}</span>
    </span>
  )
}
