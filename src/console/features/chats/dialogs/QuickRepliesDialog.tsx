import { useEffect, useState } from 'react'
import { fold } from '../../../../contract/phrase.ts'
import { messageOf } from '../../../api/errors.ts'
import { useLeaveGuard } from '../../../engine/form/useLeaveGuard.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { ReplyText } from '../composer/ReplyText.tsx'
import { useReplyValues } from '../composer/useReplyValues.ts'
import { useChatsContext, useInbox } from '../context.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { Tabs } from './shared.tsx'

const TABS = [
  { id: 'edit', label: 'Editar' },
  { id: 'new', label: 'Nueva' },
] as const
type Tab = (typeof TABS)[number]['id']

/** Lists the quick replies for editing and creates new ones. */
export function QuickRepliesDialog({ onClose }: { onClose: () => void }) {
  const { catalogue } = useChatsContext()
  const replies = useCatalogueStore(catalogue.quickReplies)
  const chat = useInbox(({ selected, state }) => (selected === null ? undefined : state.chats.get(selected)?.item))
  const { shown: values } = useReplyValues(chat, replies)
  const [tab, setTab] = useState<Tab>('edit')
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<number | null>(null)
  const out = useLeaveGuard()
  useEffect(() => {
    catalogue.quickReplies.load(true).catch((error: unknown) => toast.error(messageOf(error)))
  }, [catalogue])
  const reply = replies?.find(({ id }) => id === chosen)
  const found = (replies ?? []).filter(({ shortcut, title, text }) =>
    fold(`${shortcut} ${title} ${text}`).includes(fold(query)),
  )
  return (
    <Dialog open title="Respuestas rápidas" onClose={() => out.leave(onClose)}>
      <Tabs label="Respuestas rápidas" tabs={TABS} value={tab} onChange={(next) => out.leave(() => setTab(next))}>
        {tab === 'new' ? (
          <ReplyForm key="new" out={out} onDone={() => setTab('edit')} />
        ) : reply ? (
          <ReplyForm key={reply.id} reply={reply} out={out} onDone={() => setChosen(null)} />
        ) : !replies ? (
          <Loading />
        ) : replies.length === 0 ? (
          <EmptyState icon="lightning" title="Todavía no hay respuestas rápidas">
            <Button icon="plus" onClick={() => setTab('new')}>
              Crear la primera
            </Button>
          </EmptyState>
        ) : (
          <>
            <TextField label="Buscar" value={query} onChange={setQuery} />
            <ul className="reply-list">
              {found.map((one) => (
                <li key={one.id}>
                  <button type="button" onClick={() => setChosen(one.id)}>
                    <span className="quick-shortcut">/{one.shortcut}</span>
                    <span className="quick-title">{one.title}</span>
                    {chat ? <ReplyText reply={one} values={values} /> : <span className="quick-text">{one.text}</span>}
                  </button>
                </li>
              ))}
            </ul>
            {found.length === 0 && <p className="soft">Nada coincide con «{query}».</p>}
          </>
        )}
      </Tabs>
      {out.question}
    </Dialog>
  )
}
