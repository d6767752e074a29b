import { useId } from 'react'
import { PluginKindOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { Button } from '../../ui/Button.tsx'
import { HelpLink } from '../../ui/HelpLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Kind } from './types.ts'

const TEXTS: Record<Kind, string> = {
  whatsapp: 'Tus clientes escriben a tu número y el chatbot contesta. Puedes conectar más de un número.',
  facebook: 'El chatbot contesta los mensajes privados de tu página. Puedes conectar más de una página.',
  telegram: 'Tus clientes escriben a un bot de Telegram y el chatbot contesta. Es gratis y se conecta en un minuto.',
  email: 'Cada correo nuevo es un mensaje, y las respuestas salen desde tu dirección. Puedes conectar más de uno.',
}

const ARTICLES: Record<Kind, string> = {
  whatsapp: 'conectar-whatsapp',
  facebook: 'conectar-facebook',
  telegram: 'conectar-telegram',
  email: 'conectar-un-correo',
}

interface ChannelsProps {
  /** nothing is connected yet */
  isFirst: boolean
  onConnect: (kind: Kind) => void
}

const kinds = Object.keys(TEXTS) as Kind[]
const options: readonly Option[] = PluginKindOptions
const nameOf = (kind: Kind) => options.find(({ value }) => value === kind)?.label ?? kind

/** The channels that can be connected. */
export function Channels({ isFirst, onConnect }: ChannelsProps) {
  const id = useId()
  return (
    <section className="plugins" aria-labelledby={id}>
      <h2 id={id} className="plugins-title">
        {isFirst ? 'Conecta tu primer canal' : 'Conectar otro'}
      </h2>
      {isFirst && (
        <p className="soft">
          Atiende desde la consola a quienes te escriben por WhatsApp, Facebook, Telegram y correo.
        </p>
      )}
      <div className="plugin-kinds">
        {kinds.map((kind) => (
          <article key={kind} className="card plugin-kind" aria-labelledby={`${id}-${kind}`}>
            <header className="plugin-head">
              <span className={`plugin-icon plugin-icon-${kind}`}>
                <Icon name={kind} size={24} />
              </span>
              <h3 id={`${id}-${kind}`}>{nameOf(kind)}</h3>
            </header>
            <p className="soft">{TEXTS[kind]}</p>
            <div className="plugin-actions">
              <Button variant={isFirst ? 'primary' : 'secondary'} icon="plus" onClick={() => onConnect(kind)}>
                Conectar {kind === 'email' ? 'correo' : nameOf(kind)}
              </Button>
              <HelpLink article={ARTICLES[kind]}>Cómo se conecta</HelpLink>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
