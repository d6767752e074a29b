import { MessengerMenuItemLimits } from '../../../../../generated/limits.ts'
import { MessengerMenuActionOptions } from '../../../../../generated/options.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { MenuItem } from '../types.ts'

const { title: TITLE, target: TARGET } = MessengerMenuItemLimits

interface MenuFieldProps {
  label: string
  items: readonly MenuItem[]
  most: number
  /** returns the error at a path inside the list, e.g. `0.title` */
  error: (path?: string) => string | undefined
  onChange: (items: MenuItem[]) => void
}

/** The menu of a page: its options in order, each with what it does. */
export function MenuField({ label, items, most, error, onChange }: MenuFieldProps) {
  const change = (at: number, given: Partial<MenuItem>) =>
    onChange(items.map((item, place) => (place === at ? { ...item, ...given } : item)))
  const raise = (at: number) =>
    onChange(items.map((item, place) => items[place === at - 1 ? at : place === at ? at - 1 : place] ?? item))
  return (
    <fieldset className="plugin-questions">
      <legend>{label}</legend>
      <p className="soft">Queda siempre a mano en la conversación. Necesita el botón «Empezar».</p>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no identity besides their place
        <fieldset key={at} className="plugin-option" aria-label={`Opción ${at + 1}`}>
          <div className="plugin-option-fields">
            <TextField
              label="Texto"
              value={item.title}
              limit={TITLE.maxLength}
              required
              kind="all"
              error={error(`${at}.title`) ?? ''}
              onChange={(title) => change(at, { title })}
            />
            <Select
              label="Al tocarla"
              value={item.type}
              options={MessengerMenuActionOptions}
              onChange={(type) => change(at, { type: type === 'url' ? 'url' : 'answer', target: '' })}
            />
            {item.type === 'url' ? (
              <TextField
                label="Dirección"
                value={item.target ?? ''}
                limit={TARGET.maxLength}
                required
                inputMode="url"
                placeholder="https://"
                error={error(`${at}.target`) ?? ''}
                onChange={(target) => change(at, { target })}
              />
            ) : (
              <TextField
                label="Qué lee el chatbot"
                value={item.target ?? ''}
                limit={TARGET.maxLength}
                placeholder={item.title}
                help="Una pregunta o el nombre de una intención. Si falta, lee el texto."
                error={error(`${at}.target`) ?? ''}
                onChange={(target) => change(at, { target })}
              />
            )}
          </div>
          <div className="plugin-option-tools">
            <IconButton
              icon="chevron-up"
              label={`Subir la opción ${at + 1}`}
              disabled={at === 0}
              onClick={() => raise(at)}
            />
            <IconButton
              icon="delete"
              tone="danger"
              label={`Quitar la opción ${at + 1}`}
              onClick={() => onChange(items.filter((_, place) => place !== at))}
            />
          </div>
        </fieldset>
      ))}
      {error() && <p className="field-error">{error()}</p>}
      <Button
        icon="plus"
        disabled={items.length >= most}
        onClick={() => onChange([...items, { title: '', type: 'answer', target: '' }])}
      >
        Agregar opción
      </Button>
    </fieldset>
  )
}
