import type { components } from '../../../../../generated/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { seenAt } from './seen-at.ts'
import { isSeen } from './usePublish.ts'

type Publication = components['schemas']['WebchatPublication']
type Site = Publication['sites'][number]

interface Props {
  publication: Publication
  busy: boolean
  onAllow: (origin: string) => void
}

const address = ({ origin, page }: Site): string => origin + (page ?? '')

/** ¿Está puesto?: where the webchat was opened, or what to check while nobody did. */
export function Seen({ publication: { page, sites }, busy, onAllow }: Props) {
  const seen = sites.filter(isSeen)
  const others = sites.filter((site) => !isSeen(site))
  // A site that was refused has the code: what to check there is the permission.
  const isMissing = sites.length === 0
  return (
    <section className="publish-part publish-seen" aria-labelledby="publish-seen">
      <h3 id="publish-seen">¿Está puesto?</h3>
      <div role="status">
        <ul>
          {seen.map((site) => (
            <li key={site.origin} className="publish-good">
              <Icon name="check-circle" size={20} />
              <span>
                Visto {seenAt(site.last_seen_at)} en {address(site)}
              </span>
            </li>
          ))}
          {page && (
            <li className="publish-good">
              <Icon name="check-circle" size={20} />
              <span>
                Tu página: la abrió {page.outside ? 'un cliente' : 'tu equipo'} {seenAt(page.last_seen_at)}
              </span>
            </li>
          )}
          {others.map((site) => (
            <li key={site.origin} className={site.allowed ? undefined : 'publish-bad'}>
              <Icon name={site.allowed ? 'info' : 'alert'} size={20} />
              <Refused site={site} busy={busy} onAllow={onAllow} />
            </li>
          ))}
          {isMissing && (
            <li>
              <Icon name="clock" size={20} />
              <span>Todavía no lo vimos en ningún sitio.</span>
            </li>
          )}
        </ul>
      </div>
      {isMissing && (
        <div className="soft">
          <p>Abre tu sitio en otra pestaña: lo veremos aquí en segundos. Si no aparece:</p>
          <ul className="publish-check">
            <li>Mira que el código esté en esa página y que hayas publicado los cambios.</li>
            <li>Si tu sitio guarda copias de sus páginas (caché), vacíalas.</li>
            <li>Prueba sin bloqueadores de anuncios: algunos ocultan el webchat.</li>
          </ul>
        </div>
      )}
    </section>
  )
}

function Refused({ site, busy, onAllow }: { site: Site } & Pick<Props, 'busy' | 'onAllow'>) {
  if (site.allowed) return <span>Ya permites {site.origin}. Vuelve a cargar esa página para verlo.</span>
  const insecure = site.origin.startsWith('http:') && !/^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(site.origin)
  return (
    <>
      <span>
        Lo abrieron {seenAt(site.last_seen_at)} desde {address(site)},{' '}
        {insecure ? 'una dirección sin candado: el webchat solo funciona con https.' : 'pero no está permitido.'}
      </span>
      {!insecure && (
        <Button busy={busy} aria-label={`Permitir ${site.origin}`} onClick={() => onAllow(site.origin)}>
          Permitir
        </Button>
      )}
    </>
  )
}
