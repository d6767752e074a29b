import { useState } from 'react'
import { WebchatParametersLimits } from '../../../../../generated/limits.ts'
import { siteOrigin } from '../../../../contract/site-origin.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { SaveParameters } from './usePublish.ts'

interface Props {
  sites: readonly string[]
  busy: boolean
  onSave: SaveParameters
}

/** The sites whose pages may show the webchat. Every change is saved at once. */
export function Sites({ sites, busy, onSave }: Props) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')

  async function add(): Promise<void> {
    const origin = siteOrigin(typed)
    if (!origin) return setError('Escribe la dirección de tu sitio, como mitienda.com.')
    if (sites.includes(origin)) return setError(`${origin} ya está en la lista.`)
    if (await onSave({ allowed_domains: [...sites, origin] })) setTyped('')
  }

  return (
    <section className="publish-part" aria-labelledby="publish-sites">
      <h3 id="publish-sites">Sitios permitidos</h3>
      <p className="soft">Solo las páginas de estos sitios pueden mostrar el webchat.</p>
      {sites.length > 0 && (
        <ul className="publish-list">
          {sites.map((site) => (
            <li key={site}>
              <span>{site}</span>
              <IconButton
                icon="close"
                label={`Quitar ${site}`}
                onClick={() => void onSave({ allowed_domains: sites.filter((other) => other !== site) })}
              />
            </li>
          ))}
        </ul>
      )}
      {sites.length < WebchatParametersLimits.allowed_domains.maxItems && (
        <div className="publish-add">
          <TextField
            label="Dirección de tu sitio"
            placeholder="mitienda.com"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            error={error}
            limit={WebchatParametersLimits.allowed_domains.items.maxLength}
            onChange={(text) => {
              setTyped(text)
              setError('')
            }}
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Enter' && !nativeEvent.isComposing) void add()
            }}
          />
          <Button icon="plus" busy={busy} onClick={() => void add()}>
            Permitir sitio
          </Button>
        </div>
      )}
    </section>
  )
}
