import '../templates/template-dialog.css'
import './start.css'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { api, unwrap } from '../../../api/client.ts'
import { useLeaveGuard } from '../../../engine/form/useLeaveGuard.tsx'
import { mayOpen } from '../../../session/gates.ts'
import { useSession } from '../../../session/index.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import { useChatsContext } from '../context.ts'
import { TemplateList } from '../templates/TemplateList.tsx'
import { PersonStep } from './PersonStep.tsx'
import type { Person } from './people.ts'
import { StartForm } from './StartForm.tsx'

interface StartDialogProps {
  /** whom to write to, if that is known */
  to?: Person | undefined
  onClose: () => void
}

/** Begins a conversation on WhatsApp: from which number and to whom, by which template, and its data. */
export default function StartDialog({ to, onClose }: StartDialogProps) {
  const { botId, inbox } = useChatsContext()
  const [number, setNumber] = useState<number>()
  const [person, setPerson] = useState(to)
  const [sought, setSought] = useState('')
  const [chosen, setChosen] = useState<number>()
  const [query, setQuery] = useState('')
  const out = useLeaveGuard()
  const numbers = useLoad('numbers', (signal) =>
    unwrap(api.GET('/chats/numbers/{bot}', { params: { path: { bot: botId } }, signal })),
  )
  const lines = numbers.data?.numbers ?? []
  const line = lines.find(({ id }) => id === number) ?? lines[0]
  const templates = useLoad(`templates of ${line?.id}`, async (signal) => {
    if (!line) return undefined
    const path = { bot: botId, id: line.id }
    return unwrap(api.GET('/chats/numbers/templates/{bot}/{id}', { params: { path }, signal }))
  })
  const contactId = person && 'contactId' in person ? person.contactId : undefined
  const contact = useLoad(`contact ${contactId}`, async (signal) => {
    if (contactId === undefined) return undefined
    const path = { bot: botId, id: contactId }
    return unwrap(api.GET('/contacts/{bot}/{id}', { params: { path }, signal }))
  })
  const chat = contact.data?.chats?.find(({ channel }) => channel === 'whatsapp')
  const isReady = templates.data && (contactId === undefined || contact.data || contact.error)
  const template = templates.data?.templates.find(({ id, obstacle }) => id === chosen && obstacle === null)
  const error = numbers.error ?? templates.error

  function steps() {
    if (!line) return <NotConnected />
    if (person && template)
      return (
        <>
          <Addressee person={person} />
          <StartForm
            key={template.id}
            number={line.id}
            person={person}
            template={template}
            out={out}
            onBack={() => setChosen(undefined)}
            onStarted={onClose}
            onRefused={templates.reload}
          />
        </>
      )
    return (
      <>
        {lines.length > 1 && (
          <Select
            label="Escribir desde"
            options={lines.map(({ id, name, phone }) => ({ value: id, label: `${name} · ${phone}` }))}
            value={String(line.id)}
            onChange={(id) => setNumber(Number(id))}
          />
        )}
        {!person ? (
          <PersonStep line={line.phone} query={sought} onQuery={setSought} onChoose={setPerson} />
        ) : (
          <>
            <Addressee person={person} onChange={() => setPerson(undefined)} />
            {isReady && templates.data ? (
              <>
                {chat && (
                  <Banner tone="info">
                    Ya hay una conversación de WhatsApp con esta persona.{' '}
                    <button
                      type="button"
                      className="link-button"
                      onClick={() => {
                        onClose()
                        void inbox.select(chat.id)
                      }}
                    >
                      Abrir conversación
                    </button>
                  </Banner>
                )}
                <TemplateList
                  {...templates.data}
                  query={query}
                  onQuery={setQuery}
                  onChoose={({ id }) => setChosen(id)}
                  onSynced={templates.reload}
                />
              </>
            ) : (
              <Loading />
            )}
          </>
        )}
      </>
    )
  }

  return (
    <Dialog
      open
      title="Nueva conversación de WhatsApp"
      width={template && person ? 780 : 600}
      onClose={() => out.leave(onClose)}
    >
      {error ? (
        <LoadFailure error={error} onRetry={numbers.error ? numbers.reload : templates.reload} />
      ) : numbers.data ? (
        steps()
      ) : (
        <Loading />
      )}
      {out.question}
    </Dialog>
  )
}

/** Whom the message goes to. */
function Addressee({ person: { name, shown }, onChange }: { person: Person; onChange?: () => void }) {
  return (
    <div className="start-to">
      <p>
        Para <b dir="auto">{name || shown}</b>
        {name && shown && <span className="soft num"> · {shown}</span>}
      </p>
      {onChange && <IconButton icon="edit" label="Elegir a otra persona" onClick={onChange} />}
    </div>
  )
}

function NotConnected() {
  const may = mayOpen('/plugins', useSession())
  return (
    <EmptyState icon="whatsapp" title="Todavía no hay un WhatsApp conectado" help="conectar-whatsapp">
      <p>
        {may
          ? 'Cuando conectes tu número, podrás escribirles primero a tus clientes.'
          : 'Pídele a quien administra el chatbot que conecte el número.'}
      </p>
      {may && (
        <Link className="btn btn-primary" to="/plugins">
          Ir a Conectores
        </Link>
      )}
    </EmptyState>
  )
}
