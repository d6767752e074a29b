import { useEffect, useRef } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { doing, type Offer } from './macros.ts'
import { ReplyText } from './ReplyText.tsx'

interface QuickPickerProps {
  offers: readonly Offer[]
  /** values of the variables in the chat */
  values: Readonly<Record<string, string>>
  picked: number
  query: string
  onPick: (offer: Offer) => void
  onEdit: () => void
}

/** Quick replies and macros that match the text after the slash. The focus stays in the message field. */
export function QuickPicker({ offers, values, picked, query, onPick, onEdit }: QuickPickerProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[picked]?.scrollIntoView({ block: 'nearest' })
  }, [picked])
  const none = offers.length === 0
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
        {offers.map((offer, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the message field has the focus and handles the keys
          <div
            key={offer.id}
            id={offer.id}
            role="option"
            tabIndex={-1}
            aria-selected={at === picked}
            className={classes('quick-option', at === picked && 'quick-option-on')}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(offer)}
          >
            {offer.reply ? (
              <>
                <span className="quick-shortcut">/{offer.reply.shortcut}</span>
                <span className="quick-title">{offer.reply.title}</span>
                <ReplyText reply={offer.reply} values={values} />
              </>
            ) : (
              <>
                <span className="quick-shortcut quick-macro">
                  <Icon name="play" size={16} /> Macro
                </span>
                <span className="quick-title">{offer.macro.name}</span>
                <span className="quick-text">{doing(offer.macro.steps)}</span>
              </>
            )}
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
