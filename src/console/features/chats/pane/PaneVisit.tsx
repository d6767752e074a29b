import '../../../ui/facts.css'
import { VisitDeviceOptions } from '../../../../../generated/options.ts'
import { formatDateTime } from '../../../ui/format.ts'
import { useInbox } from '../context.ts'
import type { ChatItem } from '../state/types.ts'
import { Section } from './Section.tsx'

/** Returns the name of a language, such as español for es-AR. */
function languageName(code: string): string {
  try {
    return new Intl.DisplayNames('es', { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

/** Where and with what the customer of a site opened the chat. */
export function PaneVisit({ chat }: { chat: ChatItem }) {
  const visit = useInbox(({ state }) => state.threads.get(chat.id)?.visit)
  if (!visit) return null
  const { page, page_title, referrer, language, browser, system, device, at } = visit
  const kind = VisitDeviceOptions.find(({ value }) => value === device)?.label
  const facts: [string, string | null][] = [
    ['Llegó desde', referrer],
    ['Dispositivo', [kind, system, browser].filter(Boolean).join(' · ')],
    ['Idioma', language && languageName(language)],
    ['Última visita', formatDateTime(at)],
  ]
  return (
    <Section title="Visita al sitio" name="visit">
      <dl className="facts">
        {page && (
          <div>
            <dt>Página</dt>
            <dd>
              <a href={page} target="_blank" rel="noreferrer">
                <bdi>{page_title || page}</bdi>
              </a>
              {page_title && <small className="pane-address">{page}</small>}
            </dd>
          </div>
        )}
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  )
}
