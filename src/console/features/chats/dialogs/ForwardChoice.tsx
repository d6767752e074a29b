import { useEffect } from 'react'
import { channelName } from '../../../ui/channels.ts'
import { formatAgo } from '../../../ui/format.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useChatsContext } from '../context.ts'
import { isWithBot } from '../isWithBot.ts'
import { refusalOf } from '../refusal.ts'
import type { ChatItem } from '../state/types.ts'
import { RadioList } from './RadioList.tsx'
import type { ChatSearch } from './useChatSearch.ts'

/** Value before a chat is chosen. */
export const NONE = 0

interface ForwardChoiceProps {
  label: string
  /** the chat whose message is forwarded */
  from: number
  search: ChatSearch
  /** {@link NONE} until one is chosen */
  value: number
  onChange: (id: number) => void
}

/** Chooses one of the chats of a search. Those in which nothing can be sent now say why. */
export function ForwardChoice({ label, from, search, value, onChange }: ForwardChoiceProps) {
  const { me } = useChatsContext()
  const { query, setQuery, asked, found, error, reload } = search
  const others = found?.filter(({ id }) => id !== from)
  const isGone = value !== NONE && found !== undefined && !found.some(({ id }) => id === value)
  useEffect(() => {
    if (isGone) onChange(NONE)
  }, [isGone, onChange])
  return (
    <>
      <TextField label="Buscar conversación" kind="all" value={query} onChange={setQuery} autoFocus />
      {error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : others ? (
        <RadioList
          label={label}
          none={asked ? 'Ninguna conversación coincide.' : 'Todavía no hay otra conversación.'}
          options={others.map((one) => {
            const refusal = refusalOf(one)
            const effect = refusal === null && isWithBot(one) ? [takingText(one, me.id)] : []
            const note = [refusal ?? channelName(one.channel), ...tellingApart(one), ...effect].join(' · ')
            return { id: one.id, label: one.user_name, note, disabled: refusal !== null }
          })}
          value={value}
          onChange={onChange}
        />
      ) : (
        <Loading />
      )}
    </>
  )
}

/** What tells customers of the same name apart: the telephone, if the channel has it, and the last activity. */
const tellingApart = ({ channel, sender_id, last_message_at }: ChatItem): string[] => [
  ...(channel === 'whatsapp' ? [`+${sender_id.replace(/^\+/, '')}`] : []),
  formatAgo(last_message_at),
]

/** Who has a chat of the bot once staff write in it. */
const takingText = ({ assign_user: to }: ChatItem, me: number): string =>
  `La atiende el chatbot: pasará a ${to && to.id !== me ? `cargo de ${to.name}` : 'tu cargo'}`
