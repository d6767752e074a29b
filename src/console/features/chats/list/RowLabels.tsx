import './row-labels.css'
import { useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { LabelPill } from '../LabelPill.tsx'
import type { Label } from '../state/types.ts'

/** Maximum number of labels shown in a row. */
const MOST = 3

/** The labels of a chat that have room in its row, and how many others there are. */
export function RowLabels({ labels }: { labels: readonly Label[] }) {
  const line = useRef<HTMLSpanElement>(null)
  const [fitting, setFitting] = useState(MOST)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other labels need other room
  useLayoutEffect(() => {
    const box = line.current
    if (!box) return
    const measure = () => {
      // On a phone, a chat hides the list.
      if (box.offsetHeight === 0) return
      // One without room wraps to a line below, out of sight.
      const below = box.offsetTop + box.offsetHeight / 2
      const shown = [...box.children].filter((one) => one instanceof HTMLElement && one.offsetTop <= below)
      setFitting(shown.length)
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [labels.map(({ id, title }) => `${id} ${title}`).join()])
  const first = labels.slice(0, MOST)
  const others = labels.length - Math.min(fitting, first.length)
  return (
    <>
      <span ref={line} className="chat-row-labels">
        {first.map((label) => (
          <LabelPill key={label.id} label={label} />
        ))}
      </span>
      {others > 0 && (
        <span
          className={classes('chat-row-more num', others === labels.length && 'chat-row-more-all')}
          title={labels.map(({ title }) => title).join(', ')}
        >
          +{others}
        </span>
      )}
    </>
  )
}
