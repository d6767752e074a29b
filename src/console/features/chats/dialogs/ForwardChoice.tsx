import { useState } from 'react'
import { channelName } from '../../../ui/channels.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import { useChatsContext } from '../context.ts'
import type { ChatItem } from '../state/types.ts'
import { findChats } from './find-chats.ts'
import { RadioList } from './RadioList.tsx'

interface ForwardChoiceProps {
  label: string
  /** the chat whose message is forwarded */
  from: number
  /** 0 until one is chosen */
  value: number
  onChange: (id: number) => void
}

/** Searches the chats that the user sees. Those in which nothing can be sent now say why. */
export function ForwardChoice({ label, from, value, onChange }: ForwardChoiceProps) {
  const { botId } = useChatsContext()
  const [query, setQuery] = useState('')
  const { data, error, reload } = useLoad(`forward ${query}`, (signal) => findChats(botId, query, signal))
  const others = data?.filter(({ id }) => id !== from)
  return (
    <>
      <TextField
        label="Buscar conversación"
        value={query}
        onChange={(text) => {
          setQuery(text)
          onChange(0)
        }}
        autoFocus
      />
      {others ? (
        <RadioList
          label={label}
          none={query ? 'Ninguna conversación coincide.' : 'Todavía no hay otra conversación.'}
          options={others.map((one) => {
            const refusal = refusalOf(one)
            const note = refusal ?? channelName(one.channel)
            return { id: one.id, label: one.user_name, note, disabled: refusal !== null }
          })}
          value={value}
          onChange={onChange}
        />
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Loading />
      )}
    </>
  )
}

/** Why nothing can be sent in a chat now; null if it can. */
function refusalOf({ blocked, window_until }: ChatItem): string | null {
  if (blocked) return 'Contacto bloqueado'
  return window_until !== null && Date.parse(window_until) <= Date.now() ? 'Sin tiempo para responder' : null
}
