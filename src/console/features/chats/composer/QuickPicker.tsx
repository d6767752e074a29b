import { useEffect, useRef } from 'react'
import { classes } from '../../../ui/classes.ts'
import type { QuickReply } from '../state/types.ts'
import { ReplyText } from './ReplyText.tsx'

interface QuickPickerProps {
  replies: readonly QuickReply[]
  /** values of the variables in the chat */
  values: Readonly<Record<string, string>>
  picked: number
  query: string
  onPick: (reply: QuickReply) => void
  onEdit: () => void
}

/** Quick replies that match the text after the slash. The focus stays in the message field. */
export function QuickPicker({ replies, values, picked, query, onPick, onEdit }: QuickPickerProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[picked]?.scrollIntoView({ block: 'nearest' })
  }, [picked])
  return (
    <div className="quick-picker">
      <div
        className="quick-picker-list"
        role="listbox"
        // A scrollable region must be reachable by keyboard.
        tabIndex={0}
        id="quick-picker"
        aria-label="Respuestas rápidas"
        hidden={replies.length === 0}
        ref={list}
      >
        {replies.map((reply, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the message field has the focus and handles the keys
          <div
            key={reply.id}
            id={`quick-${reply.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === picked}
            className={classes('quick-option', at === picked && 'quick-option-on')}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(reply)}
          >
            <span className="quick-shortcut">/{reply.shortcut}</span>
            <span className="quick-title">{reply.title}</span>
            <ReplyText reply={reply} values={values} />
          </div>
        ))}
      </div>
      {replies.length === 0 && (
        <p className="quick-none">
          {query ? `Ninguna respuesta rápida coincide con «${query}».` : 'Todavía no hay respuestas rápidas.'}{' '}
          <button type="button" className="link-button" onClick={onEdit}>
            Crear una
          </button>
        </p>
      )}
    </div>
  )
}
