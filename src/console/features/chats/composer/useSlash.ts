import { type KeyboardEvent, useEffect, useState } from 'react'
import { fillIn } from '../../../../contract/variables.ts'
import { currentSession } from '../../../session/index.ts'
import { useShelf } from '../calls/catalogue.ts'
import { useRoom } from '../context.ts'
import type { ChatItem, QuickReply } from '../state/types.ts'
import { findReplies, insertAt, slashAt, valuesOf } from './quick.ts'

/** Replies offered at once. */
const OFFERED = 8

/** A reply that asks something before it is inserted, and in place of what. */
interface Prompting {
  reply: QuickReply
  start: number
  end: number
}

interface Written {
  text: string
  /** where the cursor is */
  cursor: number
  /** puts the reply's text into the message, and the cursor behind it */
  onInsert: (next: { text: string; cursor: number }, reply: QuickReply) => void
}

/** The quick replies that `/` at the cursor looks for: found while typing, picked by keys or pointer, inserted. */
export function useSlash(chat: ChatItem, { text, cursor, onInsert }: Written) {
  const { me, catalogue } = useRoom()
  const replies = useShelf(catalogue.quickReplies)
  const [picked, setPicked] = useState(0)
  const [closed, setClosed] = useState(false)
  const [prompting, setPrompting] = useState<Prompting | null>(null)
  const slash = closed ? null : slashAt(text, cursor)
  const searching = slash !== null
  const found = slash && replies ? findReplies(replies, slash.query, chat.channel).slice(0, OFFERED) : []
  useEffect(() => {
    if (searching) void catalogue.quickReplies.load().catch(() => {})
  }, [searching, catalogue])

  function insert({ reply, start, end }: Prompting, values: Record<string, string>): void {
    const known = valuesOf(chat, me.name, currentSession().bot?.name ?? '')
    onInsert(insertAt(text, start, end, fillIn(reply.text, { ...known, ...values })), reply)
    setPrompting(null)
    setClosed(true)
  }

  function pick(reply: QuickReply | undefined): void {
    if (!reply || !slash) return
    const place = { reply, start: slash.start, end: cursor }
    if (reply.prompts?.length) setPrompting(place)
    else insert(place, {})
  }

  return {
    /** what is looked for; undefined while nothing is, or nothing is known yet */
    query: replies && slash?.query,
    found,
    picked,
    pick,
    prompting,
    /** the questions were answered, or not */
    answer: (values: Record<string, string> | null) =>
      values && prompting ? insert(prompting, values) : setPrompting(null),
    /** something was typed */
    typed: () => {
      setPicked(0)
      setClosed(false)
    },
    /** answers whether the key was about the replies on offer */
    onKey: (event: KeyboardEvent): boolean => {
      if (found.length === 0) return false
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step) setPicked((picked + step + found.length) % found.length)
      else if (event.key === 'Enter' || event.key === 'Tab') pick(found[picked])
      else if (event.key === 'Escape') setClosed(true)
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}
