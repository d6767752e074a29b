import { useEffect, useRef } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { Macro, QuickReply } from '../state/types.ts'
import { doing } from './macros.ts'
import { ReplyText } from './ReplyText.tsx'

interface QuickPickerProps {
  replies: readonly QuickReply[]
  macros: readonly Macro[]
  /** values of the variables in the chat */
  values: Readonly<Record<string, string>>
  picked: number
  query: string
  onPick: (reply: QuickReply) => void
  onPickMacro: (macro: Macro) => void
  onEdit: () => void
}

/** Quick replies and macros that match the text after the slash. The focus stays in the message field. */
export function QuickPicker({ replies, macros, values, picked, query, onPick, onPickMacro, onEdit }: QuickPickerProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[picked]?.scrollIntoView({ block: 'nearest' })
  }, [picked])
  const none = replies.length + macros.length === 0
  return (
    <div className="quick-picker">
      <div
        className="quick-picker-list"
        role="listbox"
        // A scrollable region must be reachable by keyboard.
        tabIndex={0}
        id="quick-picker"
        aria-label="Respuestas rápidas y macros"
        hidden={none}
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
        {macros.map((macro, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the message field has the focus and handles the keys
          <div
            key={macro.id}
            id={`macro-${macro.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={replies.length + at === picked}
            className={classes('quick-option', replies.length + at === picked && 'quick-option-on')}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPickMacro(macro)}
          >
            <span className="quick-shortcut quick-macro">
              <Icon name="play" size={16} /> Macro
            </span>
            <span className="quick-title">{macro.name}</span>
            <span className="quick-text">{doing(macro.steps)}</span>
          </div>
        ))}
      </div>
      {none && (
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
