import { type FormEvent, useId, useState } from 'react'
import { PreferencesLimits } from '../../../../../generated/limits.ts'
import { NotificationSoundOptions } from '../../../../../generated/options.ts'
import { preferencesUpdateBody } from '../../../../../generated/validators/account.js'
import { api, unwrap } from '../../../api/client.ts'
import { fieldsOf } from '../../../api/errors.ts'
import { askToNotify, notificationHelp, showNotification } from '../../../notify/show.ts'
import { playSound } from '../../../notify/sound.ts'
import { checkSession, type SessionUser } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { FormCard } from './FormCard.tsx'
import { QuietHoursFields } from './QuietHoursFields.tsx'

type Preferences = SessionUser['preferences']

const label = (name: keyof Preferences) => preferencesUpdateBody.fields[name]?.label ?? name

/** What a notification looks like here. */
const SAMPLE = { title: 'Notificación de prueba', text: 'Así se avisa de los mensajes nuevos.', tag: 'test' }

/** How this person wants to be told of news, and whether single keys do things. Kept on the server. */
export function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const [values, setValues] = useState(preferences)
  const [busy, setBusy] = useState(false)
  const [help, setHelp] = useState(notificationHelp)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const id = useId()
  const set = (change: Partial<Preferences>) => setValues((before) => ({ ...before, ...change }))

  async function notify(wanted: boolean): Promise<void> {
    set({ desktop_notifications: wanted })
    if (!wanted) return
    if (!(await askToNotify())) set({ desktop_notifications: false })
    setHelp(notificationHelp())
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setErrors({})
    setBusy(true)
    await withToasts('preferencesUpdate', () => unwrap(api.PUT('/preferences', { body: values })))
      .then(checkSession)
      .catch((error: unknown) => setErrors(fieldsOf(error)))
    setBusy(false)
  }

  return (
    <FormCard title="Preferencias" onSubmit={(event) => void save(event)}>
      <Checkbox
        label={label('shortcuts')}
        help="Ctrl o ⌘ con K abre el buscador; ? muestra los atajos."
        checked={values.shortcuts}
        onChange={(shortcuts) => set({ shortcuts })}
      />
      <Checkbox
        label={label('desktop_notifications')}
        help={help}
        checked={values.desktop_notifications}
        onChange={(wanted) => void notify(wanted)}
      />
      <Checkbox
        label={label('only_when_hidden')}
        checked={values.only_when_hidden}
        onChange={(only_when_hidden) => set({ only_when_hidden })}
      />
      <Select
        label={label('sound')}
        options={NotificationSoundOptions}
        value={values.sound}
        onChange={(sound) => set({ sound: sound as Preferences['sound'] })}
      />
      <Field id={id} label={`${label('volume')}: ${values.volume} %`}>
        <input
          id={id}
          className="settings-range"
          type="range"
          min={PreferencesLimits.volume.minimum}
          max={PreferencesLimits.volume.maximum}
          step={5}
          disabled={values.sound === 'none'}
          value={values.volume}
          onChange={(event) => set({ volume: event.target.valueAsNumber })}
        />
      </Field>
      <div className="settings-try">
        <Button
          icon="volume"
          disabled={values.sound === 'none' || values.volume === 0}
          onClick={() => playSound(values.sound, values.volume)}
        >
          Probar el sonido
        </Button>
        {values.desktop_notifications && (
          <Button icon="bell" onClick={() => showNotification(SAMPLE)}>
            Probar la notificación
          </Button>
        )}
      </div>
      <QuietHoursFields value={values.quiet_hours} onChange={(quiet_hours) => set({ quiet_hours })} errors={errors} />
      <Button type="submit" variant="primary" busy={busy}>
        Guardar
      </Button>
    </FormCard>
  )
}
