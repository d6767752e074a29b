import { useEffect, useRef } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { SlashOption } from './macros.ts'
import { MacroText, ReplyText } from './ReplyText.tsx'

interface QuickPickerProps {
  options: readonly SlashOption[]
  /** values of the variables in the chat */
  values: Readonly<Record<string, string>>
  /** index of the picked option */
  picked: number
  query: string
  /** says that not everything could be read */
  problem: string | undefined
  onRetry: () => void
  onPick: (option: SlashOption) => void
  onEdit: () => void
}

/** Quick replies and macros that match the text after the slash. The focus stays in the message field. */
export function QuickPicker(props: QuickPickerProps) {
  const { options, values, picked, query, problem, onRetry, onPick, onEdit } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[picked]?.scrollIntoView({ block: 'nearest' })
  }, [picked])
  const none = options.length === 0
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
        {options.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the message field has the focus and handles the keys
          <div
            key={option.id}
            id={option.id}
            role="option"
            tabIndex={-1}
            aria-selected={at === picked}
            className={classes('quick-option', at === picked && 'quick-option-on')}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(option)}
          >
            {option.reply ? (
              <>
                <span className="quick-shortcut">/{option.reply.shortcut}</span>
                <span className="quick-title">{option.reply.title}</span>
                <ReplyText reply={option.reply} values={values} />
              </>
            ) : (
              <>
                <span className="quick-shortcut quick-macro">
                  <Icon name="play" size={16} /> Macro
                </span>
                <span className="quick-title">{option.macro.name}</span>
                <MacroText macro={option.macro} values={values} />
              </>
            )}
          </div>
        ))}
      </div>
      {problem !== undefined && (
        <p className="quick-none" role="alert">
          {problem}{' '}
          <button
            type="button"
            className="link-button"
            onPointerDown={(event) => event.preventDefault()}
            onClick={onRetry}
          >
            Reintentar
          </button>
        </p>
      )}
      {none && problem === undefined && (
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
