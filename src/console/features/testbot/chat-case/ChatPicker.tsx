import './chat-picker.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChannelOptions } from '../../../../../generated/options.ts'
import { api, unwrap } from '../../../api/client.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { formatAgo, plural } from '../../../ui/format.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { TextField } from '../../../ui/TextField.tsx'

interface ChatPickerProps {
  bot: number
  onPick: (chatId: number) => void
  onClose: () => void
}

/** Selects a real chat to make a test case of. */
export default function ChatPicker({ bot, onPick, onClose }: ChatPickerProps) {
  const [sought, setSought] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['testChatList', bot, sought],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/testbot/chats/{bot}', { params: { path: { bot }, query: { q: sought } }, signal })),
    placeholderData: (before) => before,
  })
  return (
    <Dialog open title="Elegir conversación" onClose={onClose}>
      <TextField label="Buscar por nombre" type="search" value={sought} onChange={setSought} autoFocus />
      {!data && (error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />)}
      {data?.length === 0 && (
        <EmptyState icon="chat" title={sought ? `Nadie se llama «${sought}»` : 'Todavía no hay conversaciones'}>
          Aquí verás las que el chatbot atendió y puedes ver.
        </EmptyState>
      )}
      <ul className="chat-picker">
        {data?.map(({ id, user_name, channel, messages, at, text }) => (
          <li key={id}>
            <button type="button" className="chat-picker-one" onClick={() => onPick(id)}>
              <strong>{user_name}</strong>
              <span className="chat-picker-text">{text || 'Archivo'}</span>
              <span className="soft">
                {ChannelOptions.find(({ value }) => value === channel)?.label} ·{' '}
                {plural(messages, 'mensaje', 'mensajes')} · {formatAgo(at)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
