import { useId } from 'react'
import { Link } from 'react-router-dom'
import { PluginKindOptions, PluginStatusOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Facts } from './Facts.tsx'
import { isUnregistered } from './number-state.ts'
import type { ConnectionAction, Plugin } from './types.ts'

const labelOf = (options: readonly Option[], value: string) => options.find((one) => one.value === value)

interface CardProps {
  plugin: Plugin
  onAct: (action: ConnectionAction) => void
}

/** A connection: how it is, what to do about it, and its actions. */
export function ConnectionCard({ plugin, onAct }: CardProps) {
  const id = useId()
  const { kind, name, account, status, problem } = plugin
  const state = labelOf(PluginStatusOptions, status)
  const kindName = labelOf(PluginKindOptions, kind)?.label
  const [isOff, isBroken] = [status === 'off', status === 'needs_action']
  const isUnready = isUnregistered(plugin)
  const activity = `/plugins/events?filter=${encodeURIComponent(JSON.stringify({ plugin_id: plugin.id }))}`
  return (
    <article className="card plugin" aria-labelledby={id}>
      <header className="plugin-head">
        <span className={`plugin-icon plugin-icon-${kind}`}>
          <Icon name={kind} size={24} />
        </span>
        <div className="plugin-name">
          <h2 id={id}>{name}</h2>
          <p className="soft">{[kindName, account !== name && account].filter(Boolean).join(' · ')}</p>
        </div>
        <Badge tone={state?.tone}>{state?.label}</Badge>
      </header>
      {!isOff && (isBroken || isUnready) && (
        <Banner tone="warning">
          <div className="plugin-problem">
            <p>
              <strong>Qué pasa:</strong>{' '}
              {problem ?? 'Falta registrar el número con su PIN. Hasta entonces no puedes enviar.'}
            </p>
            <div className="plugin-actions">
              <Cure plugin={plugin} isUnready={isUnready} onAct={onAct} />
              {isBroken && (
                <Button icon="refresh" onClick={() => onAct('test')}>
                  Probar de nuevo
                </Button>
              )}
            </div>
          </div>
        </Banner>
      )}
      {isOff && (
        <p className="soft">
          No llegan mensajes nuevos. Sus conversaciones están guardadas y siguen cuando la vuelvas a conectar.
        </p>
      )}
      <Facts plugin={plugin} />
      <div className="plugin-actions">
        {isOff ? (
          <Button variant="primary" icon="connection" onClick={() => onAct('edit')}>
            Volver a conectar
          </Button>
        ) : (
          <>
            {!isBroken && (
              <Button icon="check" onClick={() => onAct('test')}>
                Probar
              </Button>
            )}
            <Button icon="edit" onClick={() => onAct('edit')}>
              Editar
            </Button>
            {(kind === 'facebook' || kind === 'whatsapp') && (
              <Button icon="account" onClick={() => onAct('profile')}>
                Perfil
              </Button>
            )}
          </>
        )}
        <Link className="btn btn-secondary" to={activity}>
          <Icon name="history" size={18} />
          <span>Ver actividad</span>
        </Link>
        {!isOff && (
          <Button variant="ghost" icon="power" onClick={() => onAct('disconnect')}>
            Desconectar
          </Button>
        )}
      </div>
    </article>
  )
}

/** Where a business sees and appeals what Meta decided about its account. */
const AT_META = 'https://business.facebook.com/latest/settings'

/** The first thing to do about a problem. */
function Cure({ plugin: { kind, cure }, isUnready, onAct }: CardProps & { isUnready: boolean }) {
  if (cure === 'platform')
    return (
      <a className="btn btn-primary" href={AT_META} target="_blank" rel="noreferrer">
        <Icon name="open-in-new" size={18} />
        <span>Abrir Meta</span>
        <span className="sr-only"> (se abre en otra pestaña)</span>
      </a>
    )
  if (cure === 'number' || isUnready)
    return (
      <Button variant="primary" onClick={() => onAct('register')}>
        Registrar número
      </Button>
    )
  return (
    <Button variant="primary" onClick={() => onAct('edit')}>
      {kind === 'email' ? 'Cambiar contraseña' : 'Cambiar claves'}
    </Button>
  )
}
