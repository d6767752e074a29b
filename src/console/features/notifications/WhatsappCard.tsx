import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useBotId } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { type Settings, saveSettings } from './settings.ts'

/** How alerts go to contacts by WhatsApp, once a number is connected. */
export function WhatsappCard({ settings }: { settings: Settings }) {
  const id = useId()
  const { connected } = settings.whatsapp
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>WhatsApp</h2>
      </div>
      {connected ? (
        <Template key={settings.version} settings={settings} />
      ) : (
        <p className="soft">
          Para avisar por WhatsApp, conecta un número en <Link to="/plugins">Conectores</Link>.
        </p>
      )}
    </section>
  )
}

function Template({ settings }: { settings: Settings }) {
  const bot = useBotId()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { templates } = settings.whatsapp
  const stored = settings.template_id ?? null
  const [chosen, setChosen] = useState(stored)
  const body = templates.find((one) => one.id === chosen)?.body

  async function save(): Promise<void> {
    setBusy(true)
    await saveSettings(bot, settings, { template_id: chosen }).catch(() => {})
    setBusy(false)
    await queries.invalidateQueries()
  }

  return (
    <div className="notification-form">
      <Select
        label="Plantilla de WhatsApp"
        value={String(chosen ?? '')}
        options={[
          { value: '', label: 'Sin plantilla' },
          ...templates.map(({ id, name, language }) => ({ value: id, label: `${name} (${language})` })),
        ]}
        help={
          templates.length > 0
            ? 'La usamos con quien no te escribió en las últimas 24 horas. Su único dato es el aviso.'
            : 'Crea en Meta una de servicio con un solo dato, como «Aviso: {{1}}», y aparecerá aquí.'
        }
        onChange={(value) => setChosen(value === '' ? null : Number(value))}
      />
      {body && <p className="soft notification-body">{body}</p>}
      <Button variant="primary" busy={busy} disabled={chosen === stored} onClick={() => void save()}>
        Guardar plantilla
      </Button>
    </div>
  )
}
