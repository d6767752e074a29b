import './pane.css'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Loading } from '../../../ui/Spinner.tsx'
import { useInbox } from '../context.ts'
import type { ChatItem } from '../state/types.ts'
import { moveKeptNote } from './kept-notes.ts'

const ContactPane = lazy(() => import('./ContactPane.tsx'))

/** The pane of a chat's contact. It asks for nothing before the thread is shown. */
export function Pane({ chat, beside = false }: { chat: ChatItem; beside?: boolean }) {
  const ready = useInbox(({ state }) => state.threads.get(chat.id)?.loaded === true)
  const shown = useRef(chat)
  useEffect(() => {
    const { id, contact_id } = shown.current
    shown.current = chat
    // The contact was merged with another one, perhaps by a colleague.
    if (id === chat.id && contact_id !== chat.contact_id) moveKeptNote(contact_id, chat.contact_id)
  }, [chat])
  if (!ready) return <Loading />
  return (
    <Suspense fallback={<Loading />}>
      <ContactPane key={chat.contact_id} chat={chat} beside={beside} />
    </Suspense>
  )
}
