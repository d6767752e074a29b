import './actions.css'
import { type ComponentType, useRef } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { ChatActionTypeOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { type ActionChoices, ActionFields } from './ActionFields.tsx'

type ChatAction = components['schemas']['ChatAction']

/** Fields of an action that only one kind of list has. */
export interface ExtraProps<A> {
  action: A
  onChange: (action: A) => void
  error: (key: string) => string | undefined
}

interface ActionsFieldProps<A> {
  actions: readonly (A | ChatAction)[]
  onChange: (actions: (A | ChatAction)[]) => void
  /** returns the error at a path inside the list, or of the list itself */
  error: (path?: string) => string | undefined
  most: number
  least: number
  types: readonly Option[]
  choices: ActionChoices
  /** actions that are not of every list: what they begin with, and their fields */
  extra?: { starts: readonly A[]; Fields: ComponentType<ExtraProps<A>> }
}

const isChatAction = (action: { type: string }): action is ChatAction =>
  ChatActionTypeOptions.some(({ value }) => value === action.type)

/** Actions on a chat, in order. They are moved with buttons, which keep the focus. */
export function ActionsField<A extends { type: string } = never>(props: ActionsFieldProps<A>) {
  const { actions, onChange, error, most, least, types, choices, extra } = props
  const list = useRef<HTMLOListElement>(null)
  const set = (at: number, action: A | ChatAction) => onChange(actions.map((one, i) => (i === at ? action : one)))
  const move = (at: number, to: number, act: string) => {
    const next = [...actions]
    next.splice(to, 0, ...next.splice(at, 1))
    onChange(next)
    requestAnimationFrame(() => {
      const buttons = [
        ...(list.current?.children[to]?.querySelectorAll<HTMLElement>('[data-act]:not(:disabled)') ?? []),
      ]
      ;(buttons.find((one) => one.dataset.act === act) ?? buttons[0])?.focus()
    })
  }
  const startOf = (type: string): A | ChatAction =>
    extra?.starts.find((start) => start.type === type) ?? { type: type as ChatAction['type'] }
  const own = error()
  return (
    <div className="actions">
      <ol ref={list}>
        {actions.map((action, at) => {
          const ofField = (key: string) => error(`${at}.${key}`)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an action has no id
            <li key={at}>
              <fieldset className="action">
                <legend className="sr-only">Acción {at + 1}</legend>
                <div className="action-head">
                  <Select
                    label={`Acción ${at + 1}`}
                    value={action.type}
                    options={types}
                    error={ofField('type')}
                    onChange={(type) => set(at, startOf(type))}
                  />
                  <div className="action-tools">
                    <IconButton
                      icon="chevron-up"
                      data-act="up"
                      label={`Subir la acción ${at + 1}`}
                      disabled={at === 0}
                      onClick={() => move(at, at - 1, 'up')}
                    />
                    <IconButton
                      icon="chevron-down"
                      data-act="down"
                      label={`Bajar la acción ${at + 1}`}
                      disabled={at === actions.length - 1}
                      onClick={() => move(at, at + 1, 'down')}
                    />
                    <IconButton
                      icon="delete"
                      label={`Quitar la acción ${at + 1}`}
                      disabled={actions.length <= least}
                      onClick={() => onChange(actions.filter((_, i) => i !== at))}
                    />
                  </div>
                </div>
                {isChatAction(action) ? (
                  <ActionFields action={action} choices={choices} onChange={(next) => set(at, next)} error={ofField} />
                ) : (
                  extra && <extra.Fields action={action} onChange={(next) => set(at, next)} error={ofField} />
                )}
              </fieldset>
            </li>
          )
        })}
      </ol>
      {own && (
        <p className="field-error" role="alert">
          {own}
        </p>
      )}
      <Button
        icon="plus"
        disabled={actions.length >= most}
        onClick={() => onChange([...actions, { type: 'label_add' }])}
      >
        Agregar acción
      </Button>
    </div>
  )
}
