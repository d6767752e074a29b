import { MacroInputLimits } from '../../../../../generated/limits.ts'
import { ChatActionTypeOptions } from '../../../../../generated/options.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { Macro } from '../state/types.ts'
import { ActionFields } from './ActionFields.tsx'

export type ChatAction = Macro['actions'][number]

interface ActionsFieldProps {
  actions: readonly ChatAction[]
  onChange: (actions: ChatAction[]) => void
  /** returns the error at a path inside the list, or of the list itself */
  error: (path?: string) => string | undefined
}

/** The actions of a macro, in order. They are moved with buttons. */
export function ActionsField({ actions, onChange, error }: ActionsFieldProps) {
  const set = (at: number, action: ChatAction) => onChange(actions.map((one, i) => (i === at ? action : one)))
  const move = (at: number, by: number) => {
    const next = [...actions]
    const [one] = next.splice(at, 1)
    if (one) next.splice(at + by, 0, one)
    onChange(next)
  }
  const own = error()
  return (
    <fieldset className="macro-actions">
      <legend>Acciones</legend>
      <ol>
        {actions.map((action, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an action has no id
          <li key={at}>
            <div className="macro-action-head">
              <Select
                label={`Acción ${at + 1}`}
                value={action.type}
                options={ChatActionTypeOptions}
                error={error(`${at}.type`)}
                onChange={(type) => set(at, { type: type as ChatAction['type'] })}
              />
              <IconButton
                icon="chevron-up"
                label={`Subir la acción ${at + 1}`}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              />
              <IconButton
                icon="chevron-down"
                label={`Bajar la acción ${at + 1}`}
                disabled={at === actions.length - 1}
                onClick={() => move(at, 1)}
              />
              <IconButton
                icon="delete"
                label={`Quitar la acción ${at + 1}`}
                disabled={actions.length === 1}
                onClick={() => onChange(actions.filter((_, i) => i !== at))}
              />
            </div>
            <ActionFields action={action} onChange={(next) => set(at, next)} error={(key) => error(`${at}.${key}`)} />
          </li>
        ))}
      </ol>
      {own && (
        <p className="field-error" role="alert">
          {own}
        </p>
      )}
      <Button
        variant="ghost"
        icon="plus"
        disabled={actions.length >= MacroInputLimits.actions.maxItems}
        onClick={() => onChange([...actions, { type: 'label_add' }])}
      >
        Agregar acción
      </Button>
    </fieldset>
  )
}
