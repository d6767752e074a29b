import './data.css'
import { MainResponseInputLimits, ResponseConditionLimits } from '../../../../../../generated/limits.ts'
import { ConditionOperatorOptions } from '../../../../../../generated/options.ts'
import { withMissingOptions } from '../../../../engine/fields/missing-option.ts'
import { CollapsibleSection } from '../../../../engine/form/CollapsibleSection.tsx'
import { CustomField } from '../../../../engine/form/inputs.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import type { Choices, ResponseCondition } from '../../types.ts'
import { ButtonsField } from '../ButtonsField.tsx'
import { labelOf } from '../labels.ts'
import { MessagesField } from '../MessagesField.tsx'
import { ItemTools } from './ItemTools.tsx'
import { type DataSectionProps, entityOptions, labelOfEntity } from './types.ts'

/** Other messages depending on a value. The first condition that holds counts. */
export function ConditionsSection({ form, choices }: DataSectionProps) {
  return (
    <CustomField of={form} name="conditions">
      {({ label, value: rows = [], onChange, error }) => (
        <CollapsibleSection
          group
          closed
          title={label}
          name="response.conditions"
          count={rows.length}
          summary={
            rows.map(({ entity_id, value }) => `${labelOfEntity(choices, entity_id)} ${value ?? ''}`).join(' · ') ||
            'Contesta siempre lo mismo'
          }
          className="response-group"
        >
          <p className="soft">Vale la primera que se cumple. En los demás casos, envía los mensajes de la respuesta.</p>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no id
            <fieldset key={at} className="response-item" aria-label={`Condición ${at + 1}`}>
              <OneCondition
                row={row}
                choices={choices}
                error={(path) => error(`${at}.${path}`)}
                onChange={(given) => onChange(rows.map((one, i) => (i === at ? { ...one, ...given } : one)))}
              />
              <ItemTools items={rows} at={at} name="la condición" onChange={onChange} />
            </fieldset>
          ))}
          <Button
            icon="plus"
            disabled={rows.length >= MainResponseInputLimits.conditions.maxItems}
            onClick={() =>
              onChange([...rows, { entity_id: 0, operator: 'is', value: '', messages: [{ kind: 'text', text: '' }] }])
            }
          >
            Agregar condición
          </Button>
        </CollapsibleSection>
      )}
    </CustomField>
  )
}

interface OneProps {
  row: ResponseCondition
  choices: Choices
  error: (path: string) => string | undefined
  onChange: (given: Partial<ResponseCondition>) => void
}

function OneCondition({ row, choices, error, onChange }: OneProps) {
  const { entity_id, operator, messages, buttons = [] } = row
  return (
    <div className="response-item-fields">
      <Select
        label={labelOf('conditions.*.entity_id')}
        required
        value={String(entity_id || '')}
        options={[
          { value: '', label: 'Elige una' },
          ...withMissingOptions(entityOptions(choices), [entity_id || null]),
        ]}
        error={error('entity_id')}
        onChange={(id) => onChange({ entity_id: Number(id), value: '' })}
      />
      <Select
        label={labelOf('conditions.*.operator')}
        value={operator}
        options={ConditionOperatorOptions}
        onChange={(value) => onChange({ operator: value as ResponseCondition['operator'] })}
      />
      {(operator === 'is' || operator === 'is_not') && (
        <ConditionValue row={row} choices={choices} error={error} onChange={onChange} />
      )}
      <div className="response-wide">
        <MessagesField
          messages={messages}
          choices={choices}
          error={(path) => error(`messages.${path}`)}
          onChange={(given) => onChange({ messages: given })}
        />
        <ButtonsField
          legend={labelOf('conditions.*.buttons')}
          buttons={buttons}
          choices={choices}
          most={10}
          error={(path) => error(path ? `buttons.${path}` : 'buttons')}
          onChange={(given) => onChange({ buttons: given })}
        />
      </div>
    </div>
  )
}

/** The value to compare with: one of the list's values, or any text. */
function ConditionValue({ row: { entity_id, value = '' }, choices, error, onChange }: OneProps) {
  const label = labelOf('conditions.*.value')
  const values = choices.entities.find(({ id }) => id === entity_id)?.values ?? []
  if (values.length === 0)
    return (
      <TextField
        label={label}
        required
        value={value}
        limit={ResponseConditionLimits.value.maxLength}
        kind="all"
        error={error('value') ?? ''}
        onChange={(given) => onChange({ value: given })}
      />
    )
  const options = values.map((one) => ({ value: one, label: one }))
  return (
    <Select
      label={label}
      required
      value={value}
      options={[{ value: '', label: 'Elige uno' }, ...withMissingOptions(options, [value])]}
      error={error('value')}
      onChange={(given) => onChange({ value: given })}
    />
  )
}
