import { dayIn, localTime, momentIn } from '../../../../../contract/zone.ts'
import { MomentField } from '../../../../engine/fields/MomentField.tsx'
import { CollapsibleSection } from '../../../../engine/form/CollapsibleSection.tsx'
import { CheckboxInput, CustomField } from '../../../../engine/form/inputs.tsx'
import { ChannelsInput } from '../ChannelsInput.tsx'
import { summarizeAvailability } from './summaries.ts'
import type { MainSectionProps } from './types.ts'

/** On which channels and in which period the response is used. */
export function AvailabilitySection({ form, zone }: Pick<MainSectionProps, 'form'> & { zone: string }) {
  return (
    <CollapsibleSection
      group
      closed
      title="Disponibilidad"
      name="response.availability"
      summary={summarizeAvailability(form.watch(), zone)}
      className="response-group"
    >
      <CheckboxInput of={form} name="enabled" />
      <ChannelsInput of={form} className="response-subgroup response-ticks" />
      <div className="response-row">
        {(['valid_from', 'valid_until'] as const).map((name) => (
          <CustomField key={name} of={form} name={name}>
            {({ label, value, onChange, error }) => (
              <MomentField
                legend={label}
                label={label}
                zone={zone}
                value={clockTime(value, zone)}
                problem={error()}
                onChange={(text) => onChange(instantOf(text, zone))}
              />
            )}
          </CustomField>
        ))}
      </div>
    </CollapsibleSection>
  )
}

/** Formats a timestamp in the time zone of the bot: yyyy-mm-ddThh:mm. */
function clockTime(iso: string | null | undefined, zone: string): string {
  if (!iso) return ''
  const { hour, minute } = localTime(iso, zone)
  return `${dayIn(iso, zone)}T${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}`
}

function instantOf(text: string, zone: string): string | null {
  const [day = '', time = ''] = text.split('T')
  return day ? momentIn(day, time, zone).toISOString() : null
}
