import { useEffect, useState } from 'react'
import { channelName } from '../../../ui/channels.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import { useChatsContext } from '../context.ts'
import type { ChatItem } from '../state/types.ts'
import { findChats } from './find-chats.ts'
import { RadioList } from './RadioList.tsx'

/** Value before a chat is chosen. */
export const NONE = 0

/** Milliseconds without typing after which the text is searched. */
const TYPED = 300

interface ForwardChoiceProps {
  label: string
  /** the chat whose message is forwarded */
  from: number
  /** {@link NONE} until one is chosen */
  value: number
  onChange: (id: number) => void
}

/** Searches the chats that the user sees. Those in which nothing can be sent now say why. */
export function ForwardChoice({ label, from, value, onChange }: ForwardChoiceProps) {
  const { botId } = useChatsContext()
  const [query, setQuery] = useState('')
  const [asked, setAsked] = useState('')
  const { data, error, reload } = useLoad(`forward ${asked}`, (signal) => findChats(botId, asked, signal))
  // The chats found before stay until those of another text arrive.
  const [found, setFound] = useState(data)
  const others = found?.filter(({ id }) => id !== from)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query.trim()), TYPED)
    return () => clearTimeout(timer)
  }, [query])
  useEffect(() => {
    if (data) setFound(data)
  }, [data])
  const isGone = value !== NONE && found !== undefined && !found.some(({ id }) => id === value)
  useEffect(() => {
    if (isGone) onChange(NONE)
  }, [isGone, onChange])
  return (
    <>
      <TextField label="Buscar conversación" value={query} onChange={setQuery} autoFocus />
      {error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : others ? (
        <RadioList
          label={label}
          none={asked ? 'Ninguna conversación coincide.' : 'Todavía no hay otra conversación.'}
          options={others.map((one) => {
            const refusal = refusalOf(one)
            const note = refusal ?? channelName(one.channel)
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

/** Why nothing can be sent in a chat now; null if it can. */
function refusalOf({ blocked, window_until }: ChatItem): string | null {
  if (blocked) return 'Contacto bloqueado'
  return window_until !== null && Date.parse(window_until) <= Date.now() ? 'Sin tiempo para responder' : null
}
