import './pane.css'
import { Suspense } from 'react'
import { lazyInBackground } from '../../../routing/background.ts'
import { Loading } from '../../../ui/Spinner.tsx'
import { useInbox } from '../context.ts'
import type { ChatItem } from '../state/types.ts'

const ContactPane = lazyInBackground(() => import('./ContactPane.tsx'))

/** The pane of a chat's contact. It asks for nothing before the thread is shown. */
export function Pane({ chat, beside = false }: { chat: ChatItem; beside?: boolean }) {
  const ready = useInbox(({ state }) => state.threads.get(chat.id)?.loaded === true)
  if (!ready) return <Loading />
  return (
    <Suspense fallback={<Loading />}>
      <ContactPane key={chat.contact_id} chat={chat} beside={beside} />
    </Suspense>
  )
}
