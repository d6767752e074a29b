import { MainResponseInputLimits, ResponseSlotLimits } from '../../../../../../generated/limits.ts'
import { withMissingOptions } from '../../../../engine/fields/missing-option.ts'
import { CollapsibleSection } from '../../../../engine/form/CollapsibleSection.tsx'
import { CustomField, NumberInput } from '../../../../engine/form/inputs.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { labelOf } from '../labels.ts'
import { ItemTools } from './ItemTools.tsx'
import { type DataSectionProps, entityOptions, labelOfEntity } from './types.ts'

/** The data that the bot asks for, in order, before it answers. */
export function SlotsSection({ form, choices }: DataSectionProps) {
  const options = entityOptions(choices)
  return (
    <CustomField of={form} name="required_entities">
      {({ label, value: slots = [], onChange, error }) => (
        <CollapsibleSection
          group
          closed
          title={label}
          name="response.slots"
          count={slots.length}
          summary={slots.map(({ entity_id }) => labelOfEntity(choices, entity_id)).join(' · ') || 'No pide ninguno'}
          className="response-group"
        >
          <p className="soft">Antes de contestar pide, en orden, los que falten.</p>
          {slots.map((slot, at) => {
            const entity = choices.entities.find(({ id }) => id === slot.entity_id)
            const set = (given: Partial<typeof slot>) =>
              onChange(slots.map((one, i) => (i === at ? { ...one, ...given } : one)))
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same entity can be chosen twice while editing
              <fieldset key={at} className="response-item" aria-label={`Dato ${at + 1}`}>
                <div className="response-item-fields">
                  <Select
                    label={labelOf('required_entities.*.entity_id')}
                    required
                    value={String(slot.entity_id || '')}
                    options={[
                      { value: '', label: 'Elige una' },
                      ...withMissingOptions(options, [slot.entity_id || null]),
                    ]}
                    error={error(`${at}.entity_id`)}
                    onChange={(id) => set({ entity_id: Number(id) })}
                  />
                  <TextField
                    label={labelOf('required_entities.*.question')}
                    value={slot.question ?? ''}
                    limit={ResponseSlotLimits.question.maxLength}
                    placeholder={entity?.prompt_question || '¿Cuál es tu número de pedido?'}
                    kind="all"
                    error={error(`${at}.question`) ?? ''}
                    onChange={(question) => set({ question })}
                  />
                </div>
                <ItemTools items={slots} at={at} name="el dato" onChange={onChange} />
              </fieldset>
            )
          })}
          {error('') && <p className="field-error">{error('')}</p>}
          <Button
            icon="plus"
            disabled={slots.length >= MainResponseInputLimits.required_entities.maxItems}
            onClick={() => onChange([...slots, { entity_id: 0 }])}
          >
            Agregar dato
          </Button>
          {slots.length > 0 && <NumberInput of={form} name="ask_attempts" />}
        </CollapsibleSection>
      )}
    </CustomField>
  )
}
