/** @jsxImportSource preact */
import type { PublicSettings } from './api.ts'
import type { Chat } from './chat.ts'
import { Icon } from './Icon.tsx'
import { Popup } from './Popup.tsx'
import { createTextResolver, type TextResolver } from './text-resolver.ts'

interface Props {
  chat: Chat
  face: PublicSettings
  onClose: (() => void) | undefined
}

/** The header: title, agent or queue position, menu and close button. */
export function Header({ chat, face, onClose }: Props) {
  const { live, waiting, thread, phase, off, open } = chat.state
  // A subtitle such as «Contestamos en el momento» would be untrue to who may not write, while nobody answers, or beside the note that the
  // team is not there.
  const isAlone = phase === 'refused' || off || waiting?.attended === false || (!open && face.offline_form)
  const agent = live
    ? [...thread.messages].reverse().find(({ from, name }) => from === 'agent' && name)?.name
    : undefined
  const said = thread.messages.length > 0
  const entries = [
    face.whatsapp && { text: 'Seguir por WhatsApp', href: face.whatsapp },
    face.show_transcript && said && { text: 'Descargar la conversación', act: () => save(chat, face) },
    face.restart_button && said && !live && { text: 'Volver a empezar', act: () => chat.restart() },
  ].filter((entry) => !!entry)
  return (
    <header>
      {face.avatar && <img class="avatar" src={face.avatar} alt="" />}
      <div>
        <h1>{face.title}</h1>
        {agent && face.show_agents ? (
          <p>Atiende {agent}</p>
        ) : waiting && face.show_waiting_time ? (
          <p role="status">{placeIn(waiting.ahead, createTextResolver(face.form_of_address))}</p>
        ) : (
          face.subtitle && (live || !isAlone) && <p>{face.subtitle}</p>
        )}
      </div>
      {phase === 'ready' && entries.length > 0 && (
        <Popup icon="dots" label="Más opciones">
          {(close) =>
            entries.map(({ text, href, act }) =>
              href ? (
                <a key={text} class="entry" href={href} target="_blank" rel="noopener noreferrer" onClick={close}>
                  {text}
                </a>
              ) : (
                <button
                  key={text}
                  type="button"
                  class="entry"
                  onClick={() => {
                    close()
                    act?.().catch(() => {})
                  }}
                >
                  {text}
                </button>
              ),
            )
          }
        </Popup>
      )}
      {onClose && (
        <button type="button" class="icon" aria-label={face.close} title={face.close} onClick={onClose}>
          <Icon name="cross" />
        </button>
      )}
    </header>
  )
}

function placeIn(ahead: number, say: TextResolver): string {
  if (ahead === 0) return say('{Tu/Su} turno es el próximo')
  return ahead === 1 ? 'Hay 1 persona antes' : `Hay ${ahead} personas antes`
}

async function save(chat: Chat, face: PublicSettings): Promise<void> {
  const { saveTranscript } = await import('./lazy/transcript.ts')
  saveTranscript(await chat.whole(), face.title)
}
