import type { ReactNode } from 'react'
import { ResponseButtonLimits } from '../../../../../generated/limits.ts'
import { ButtonTypeOptions } from '../../../../../generated/options.ts'
import { formatTarget } from '../../../../contract/button-target.ts'
import { withMissingOptions } from '../../../engine/fields/missing-option.ts'
import { CollapsibleSection } from '../../../engine/form/CollapsibleSection.tsx'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { Choices, ResponseButton } from '../types.ts'
import { LeadHint } from './LeadHint.tsx'
import { labelOf } from './labels.ts'
import { moveItem } from './lists.ts'

interface ButtonsFieldProps {
  buttons: readonly ResponseButton[]
  onChange: (buttons: ResponseButton[]) => void
  choices: Choices
  /** returns the error at a path inside the list, e.g. `0.title` */
  error: (path: string) => string | undefined
  most: number
  legend?: string
  /** without a frame of its own, inside one that names the buttons */
  bare?: boolean
  /** settings of all buttons, shown below them */
  children?: ReactNode
}

/** The buttons under a message: order, titles and targets. */
export function ButtonsField({ buttons, onChange, choices, error, most, legend, bare, children }: ButtonsFieldProps) {
  const change = (at: number, given: Partial<ResponseButton>) =>
    onChange(buttons.map((button, i) => (i === at ? { ...button, ...given } : button)))
  const types = ButtonTypeOptions.filter(({ value }) => value !== 'form' || choices.forms.length > 0)
  const content = (
    <>
      {buttons.map((button, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a button has no id
        <fieldset key={at} className="response-item" aria-label={`Botón ${at + 1}`}>
          <div className="response-item-fields">
            <TextField
              label={labelOf('buttons.*.title')}
              value={button.title}
              limit={ResponseButtonLimits.title.maxLength}
              required
              kind="all"
              error={error(`${at}.title`) ?? ''}
              onChange={(title) => change(at, { title })}
            />
            <Select
              label={labelOf('buttons.*.type')}
              value={button.type}
              options={types}
              onChange={(type) => change(at, { type: type as ResponseButton['type'], target: null })}
            />
            <Target
              button={button}
              choices={choices}
              error={error(`${at}.target`)}
              onChange={(target) => change(at, { target })}
            />
            {button.type === 'response' && !button.target && <LeadHint title={button.title} />}
            <TextField
              label={labelOf('buttons.*.description')}
              value={button.description ?? ''}
              limit={ResponseButtonLimits.description.maxLength}
              kind="all"
              onChange={(description) => change(at, { description })}
            />
          </div>
          <div className="response-item-tools">
            <IconButton
              icon="chevron-up"
              label={`Subir el botón ${at + 1}`}
              disabled={at === 0}
              onClick={() => onChange(moveItem(buttons, at, at - 1))}
            />
            <IconButton
              icon="chevron-down"
              label={`Bajar el botón ${at + 1}`}
              disabled={at === buttons.length - 1}
              onClick={() => onChange(moveItem(buttons, at, at + 1))}
            />
            <IconButton
              icon="delete"
              tone="danger"
              label={`Quitar el botón ${at + 1}`}
              onClick={() => onChange(buttons.filter((_, i) => i !== at))}
            />
          </div>
        </fieldset>
      ))}
      {error('') && <p className="field-error">{error('')}</p>}
      <Button
        icon="plus"
        disabled={buttons.length >= most}
        onClick={() => onChange([...buttons, { title: '', type: 'response', target: null }])}
      >
        Agregar botón
      </Button>
      {children}
    </>
  )
  if (bare) return content
  if (legend === undefined)
    return (
      <CollapsibleSection
        group
        title={labelOf('buttons')}
        name="response.buttons"
        count={buttons.length}
        summary={buttons.map(({ title }) => title).join(' · ')}
        className="response-group"
      >
        {content}
      </CollapsibleSection>
    )
  return (
    <fieldset className="response-group">
      <legend>{legend}</legend>
      {content}
    </fieldset>
  )
}

interface TargetProps {
  button: ResponseButton
  choices: Choices
  error: string | undefined
  onChange: (target: string | null) => void
}

/** Target of a button; the input depends on its action. */
function Target({ button: { type, target }, choices, error = '', onChange }: TargetProps) {
  if (type === 'restart') return null
  if (type === 'url' || type === 'phone')
    return (
      <TextField
        label={ButtonTypeOptions.find(({ value }) => value === type)?.help ?? labelOf('buttons.*.target')}
        value={target ?? ''}
        required
        error={error}
        limit={ResponseButtonLimits.target.maxLength}
        placeholder={type === 'url' ? 'https://' : '+54'}
        inputMode={type === 'url' ? 'url' : 'tel'}
        onChange={onChange}
      />
    )
  const named = (all: Choices['areas']) => all.map(({ id, name }) => ({ value: String(id), label: name }))
  const options = {
    area: named(choices.areas),
    form: named(choices.forms),
    response: [
      ...named(choices.responses),
      ...choices.secondary.map(({ id, name }) => ({
        value: formatTarget({ kind: 'secondary', id }),
        label: `Secundaria: ${name}`,
      })),
    ],
  }[type]
  const none = type === 'response' ? 'La que corresponda a su texto' : 'Elige una'
  return (
    <Select
      label={labelOf('buttons.*.target')}
      value={target ?? ''}
      error={error}
      options={[{ value: '', label: none }, ...withMissingOptions(options, [target])]}
      onChange={(value) => onChange(value || null)}
    />
  )
}
