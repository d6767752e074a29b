import { useId, useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { notificationTest } from '../../../../generated/bodies/notifications.ts'
import { NotificationChannelOptions } from '../../../../generated/options.ts'
import { api, unwrap } from '../../api/client.ts'
import { Form } from '../../engine/form/Form.tsx'
import { SelectInput } from '../../engine/form/inputs.tsx'
import { useForm } from '../../engine/form/useForm.ts'
import { notificationHelp } from '../../notify/show.ts'
import { useBotId, useSession } from '../../session/index.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Contact } from './settings.ts'

type Values = components['schemas']['NotificationTest']
type Channel = Values['channel']
type Result = { ok: boolean; text: string }

const channels = NotificationChannelOptions as readonly { value: Channel; label: string }[]

interface TestCardProps {
  contacts: readonly Contact[]
  /** whether a number is connected */
  whatsapp: boolean
}

/** Sends a test by each medium and says what came of it. */
export function TestCard({ contacts, whatsapp }: TestCardProps) {
  const id = useId()
  const bot = useBotId()
  const { user } = useSession()
  const [result, setResult] = useState<Result>()
  const form = useForm<Values, Values>({
    operation: notificationTest,
    valuesOf: () => ({ channel: 'email', contact_id: null }),
    errorDisplay: 'banner',
    send: async (body) => {
      setResult(undefined)
      await unwrap(api.POST('/bots/notifications/test/{bot}', { params: { path: { bot } }, body }))
      const to = contacts.find(({ contact_id }) => contact_id === body.contact_id)?.name ?? user?.email ?? ''
      setResult(sentText(body.channel, to, user?.preferences.sound === 'none'))
    },
  })
  const { channel, contact_id } = form.watch()
  const offered = channels.filter(({ value }) =>
    contact_id ? value === 'email' || (value === 'whatsapp' && whatsapp) : value !== 'whatsapp',
  )
  const shown = result ?? (form.message ? { ok: false, text: form.message } : undefined)
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Enviar prueba</h2>
      </div>
      <Form form={form} className="notification-form">
        <SelectInput
          of={form}
          name="contact_id"
          label="A quién"
          none="A mí"
          options={[...new Map(contacts.map((one) => [one.contact_id, one.name]))].map(([value, label]) => ({
            value,
            label,
          }))}
          onChosen={() => setResult(undefined)}
        />
        <div className="notification-buttons">
          {offered.map(({ value, label }) => (
            <Button
              key={value}
              busy={form.busy && channel === value}
              onClick={() => {
                setResult(undefined)
                form.setValue('channel', value)
                void form.save()
              }}
            >
              {label}
            </Button>
          ))}
        </div>
        <div aria-live="polite">{shown && <Banner tone={shown.ok ? 'success' : 'danger'}>{shown.text}</Banner>}</div>
      </Form>
    </section>
  )
}

/** Returns what came of a test that left. Of this browser it is known whether it can show one. */
function sentText(channel: Channel, to: string, isMute: boolean): Result {
  if (channel === 'push') {
    const obstacle = notificationHelp()
    if (obstacle) return { ok: false, text: obstacle }
    if (Notification.permission !== 'granted')
      return { ok: false, text: 'Este navegador todavía no tiene tu permiso. Dáselo en «Este navegador».' }
    return { ok: true, text: 'Lo mostramos en este navegador.' }
  }
  if (channel === 'sound' && isMute)
    return { ok: false, text: 'Elegiste no tener sonido. Elige uno en «Este navegador».' }
  if (channel === 'sound') return { ok: true, text: 'Lo hicimos sonar en este navegador.' }
  return { ok: true, text: channel === 'email' ? `Enviamos un correo a ${to}.` : `Enviamos un WhatsApp a ${to}.` }
}
