import { Link } from 'react-router-dom'
import { mayOpen, useSession } from '../../session/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** The channel that every bot has: it is published, not connected. */
export function WebchatCard() {
  const may = mayOpen('/settings/webchat', useSession())
  return (
    <article className="card plugin" aria-labelledby="plugin-webchat">
      <header className="plugin-head">
        <span className="plugin-icon">
          <Icon name="web" size={24} />
        </span>
        <div className="plugin-name">
          <h2 id="plugin-webchat">Webchat</h2>
          <p className="soft">La ventana de tu sitio y la página de tu chatbot</p>
        </div>
        <Badge tone="success">Siempre disponible</Badge>
      </header>
      {may && (
        <div className="plugin-actions">
          <Link className="btn btn-secondary" to="/settings/webchat#publicar">
            Publicar webchat
          </Link>
        </div>
      )}
    </article>
  )
}
