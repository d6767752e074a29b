import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { notificationUpdate } from '../../../../generated/bodies/notifications.ts'
import { CHAT_EVENTS, mayAlertBy, PERSONAL_EVENTS } from '../../../contract/alert-rules.ts'
import type { Input } from '../../../contract/screen.ts'
import { FieldOverrideContext } from '../../engine/fields/FieldOverrideContext.ts'
import { Inputs } from '../../engine/fields/inputs/Inputs.tsx'
import { FormWindow } from '../../engine/form/FormWindow.tsx'
import { CheckboxGroupInput, CheckboxInput, CustomField, NumberInput, SelectInput } from '../../engine/form/inputs.tsx'
import { useForm } from '../../engine/form/useForm.ts'
import { useBotId } from '../../session/index.ts'
import { withToasts } from '../../ui/call-toasts.ts'
import { WeekInput } from '../bots/hours/index.ts'
import { QuietFields } from './QuietFields.tsx'
import { type Contact, inputOf, type Rule, type RuleInput, type Settings, saveRule } from './settings.ts'

const PERSONAL: readonly string[] = PERSONAL_EVENTS
const OF_CHATS: readonly string[] = CHAT_EVENTS

const inputs: readonly Input[] = notificationUpdate.inputs.find(({ source }) => source === 'rules')?.fields ?? []
const schedule = inputs.filter(({ source }) => source === 'schedule')
const optionsOf = (name: string) => inputs.find(({ source }) => source === name)?.options ?? []
const hours = { inputs: { 'schedule.week': WeekInput } }

/** The recipients of a rule: a person, a contact, or all contacts of a type. */
type Kind = 'user' | 'contact' | 'type'
type Values = Omit<RuleInput, 'id'> & { to: Kind }

const TO = 'A quién avisar'

const kinds = [
  { value: 'user', label: 'Una persona del equipo' },
  { value: 'contact', label: 'Un contacto' },
  { value: 'type', label: 'Todos los contactos de un tipo' },
]

interface RuleDialogProps {
  rule: Rule | undefined
  settings: Settings
  contacts: readonly Contact[]
  people: readonly components['schemas']['TeamUser'][]
  onClose: () => void
}

/** Creates or edits a rule. All rules are saved together. */
export function RuleDialog({ rule, settings, contacts, people, onClose }: RuleDialogProps) {
  const bot = useBotId()
  const queries = useQueryClient()
  const base = useRef(settings)
  const peopleOptions = people.map(({ user_id, name }) => ({ value: user_id, label: name }))
  const contactOptions = useMemo(
    () =>
      [...new Map(contacts.map((one) => [one.contact_id, one])).values()].map(({ contact_id, name }) => ({
        value: contact_id,
        label: name,
      })),
    [contacts],
  )
  const form = useForm<Values, Values, Rule>({
    operation: { operation: 'notificationUpdate', inputs },
    record: rule,
    valuesOf,
    // Minutes that are not shown are not refused.
    bodyOf: (values) => (values.events.includes('unanswered') ? values : { ...values, unanswered_minutes: null }),
    validate: ({ to, user_id, contact_id }) => [
      ...(to === 'user' && !user_id ? [{ path: 'user_id', text: 'Elige a quién avisamos.' }] : []),
      ...(to === 'contact' && !contact_id ? [{ path: 'contact_id', text: 'Elige a quién avisamos.' }] : []),
    ],
    send: (values, { record, shown }) =>
      withToasts('notificationUpdate', () => saveRule(bot, base, record, inputFrom(values, contacts)), shown),
    textOf: (path, value) =>
      ({ to: kinds, user_id: peopleOptions, contact_id: contactOptions })[path]?.find((one) => one.value === value)
        ?.label,
    onDone: () => {
      void queries.invalidateQueries()
      onClose()
    },
  })
  const { to, events, area_ids } = form.watch()
  const isPerson = to === 'user'
  const areas = useMemo(() => inputs.filter(({ source }) => source === 'area_ids'), [])
  return (
    <FormWindow
      title={rule ? 'Editar aviso' : 'Crear aviso'}
      form={form}
      className="notification-form"
      save={rule ? 'Guardar' : 'Crear aviso'}
      nameOf={(path) => (path === 'to' ? TO : undefined)}
      onClose={onClose}
    >
      <SelectInput
        of={form}
        name="to"
        label={TO}
        options={kinds}
        autoFocus
        onChosen={(kind) => {
          form.setValue('channels', ['email'], { shouldDirty: true })
          if (kind !== 'user')
            form.setValue(
              'events',
              events.filter((one) => !PERSONAL.includes(one)),
            )
        }}
      />
      {isPerson && <SelectInput of={form} name="user_id" required none="Elige una persona" options={peopleOptions} />}
      {to === 'contact' && (
        <SelectInput
          of={form}
          name="contact_id"
          required
          none={contacts.length > 0 ? 'Elige un contacto' : 'Agrega antes un contacto'}
          options={contactOptions}
        />
      )}
      {to === 'type' && <SelectInput of={form} name="type" label="Tipo de contacto" />}
      <CheckboxGroupInput
        of={form}
        name="events"
        className="notification-options"
        options={optionsOf('events').filter(({ value }) => isPerson || !PERSONAL.includes(String(value)))}
      />
      {events.includes('unanswered') && <NumberInput of={form} name="unanswered_minutes" required />}
      {(area_ids?.length || events.some((one) => OF_CHATS.includes(one))) && <Inputs inputs={areas} />}
      <CheckboxGroupInput
        of={form}
        name="channels"
        className="notification-options"
        options={optionsOf('channels').filter(({ value }) => offers(String(value), isPerson, settings))}
        help={channelHelp(isPerson, settings)}
      />
      <SelectInput
        of={form}
        name="digest"
        help="El correo y WhatsApp pueden llegar juntos. El navegador avisa siempre en el momento."
      />
      <CustomField of={form} name="quiet_hours">
        {({ value, onChange, error }) => <QuietFields value={value ?? null} onChange={onChange} errorAt={error} />}
      </CustomField>
      <FieldOverrideContext value={hours}>
        <Inputs inputs={schedule} />
      </FieldOverrideContext>
      <CheckboxInput of={form} name="enabled" />
    </FormWindow>
  )
}

const offers = (channel: string, isPerson: boolean, { whatsapp }: Settings): boolean =>
  mayAlertBy(channel, isPerson) && (channel !== 'whatsapp' || whatsapp.connected)

function channelHelp(isPerson: boolean, { whatsapp, template_id }: Settings): string {
  if (isPerson) return 'El navegador avisa mientras la consola está abierta, como cada persona eligió en su cuenta.'
  if (!whatsapp.connected) return 'Para avisar por WhatsApp, conecta antes un número en Conectores.'
  return template_id === null ? 'Sin plantilla, WhatsApp solo llega a quien te escribió en las últimas 24 horas.' : ''
}

function valuesOf(rule: Rule | undefined): Values {
  if (!rule)
    return {
      ...{ to: 'user', type: 1, user_id: null, contact_id: null, channels: ['email'], events: ['live_chat'] },
      ...{ area_ids: [], unanswered_minutes: 10, schedule: null, quiet_hours: null, digest: 'none', enabled: true },
    }
  const { id: _, ...values } = inputOf(rule)
  const to = values.user_id ? 'user' : values.contact_id ? 'contact' : 'type'
  return { ...values, to, unanswered_minutes: values.unanswered_minutes ?? 10 }
}

/** A rule for a contact has the type by which the contact is listed. */
function inputFrom({ to, ...values }: Values, contacts: readonly Contact[]): RuleInput {
  const contact = contacts.find(({ contact_id }) => contact_id === values.contact_id)
  return {
    ...values,
    user_id: to === 'user' ? (values.user_id ?? null) : null,
    contact_id: to === 'contact' ? (values.contact_id ?? null) : null,
    type: to === 'contact' && contact ? contact.type : values.type,
    unanswered_minutes: values.events.includes('unanswered') ? (values.unanswered_minutes ?? null) : null,
  }
}
