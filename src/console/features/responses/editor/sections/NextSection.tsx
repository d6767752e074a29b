import { ResponseNextOptions } from '../../../../../../generated/options.ts'
import { CollapsibleSection } from '../../../../engine/form/CollapsibleSection.tsx'
import { CheckboxGroupInput, SelectInput } from '../../../../engine/form/inputs.tsx'
import { toOptions } from '../lists.ts'
import { summarizeNext } from './summaries.ts'
import type { MainSectionProps } from './types.ts'

/** What happens after the response: another response or form, and the area and labels of the chat. */
export function NextSection({ form, choices }: MainSectionProps) {
  const values = form.watch()
  const nexts = ResponseNextOptions.filter(({ value }) => value !== 'form' || choices.forms.length > 0)
  return (
    <CollapsibleSection
      group
      closed
      title="Después de responder"
      name="response.next"
      summary={summarizeNext(values, choices)}
      className="response-group"
    >
      <div className="response-row">
        <SelectInput of={form} name="next" options={nexts} onChosen={() => form.setValue('next_id', null)} />
        {values.next === 'secondary' && (
          <SelectInput of={form} name="next_id" required none="Elige una" options={toOptions(choices.secondary)} />
        )}
        {values.next === 'form' && (
          <SelectInput of={form} name="next_id" required none="Elige uno" options={toOptions(choices.forms)} />
        )}
        <SelectInput of={form} name="assign_area_id" none="Ninguna" options={toOptions(choices.areas)} />
      </div>
      {choices.labels.length + (values.assign_labels?.length ?? 0) > 0 && (
        <CheckboxGroupInput
          of={form}
          name="assign_labels"
          className="response-subgroup response-ticks"
          options={toOptions(choices.labels)}
        />
      )}
    </CollapsibleSection>
  )
}
