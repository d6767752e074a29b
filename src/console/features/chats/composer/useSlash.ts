import { type KeyboardEvent, useEffect, useState } from 'react'
import { fillIn } from '../../../../contract/variables.ts'
import { insertAt } from '../../../ui/insert-at.ts'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { useChatsContext } from '../context.ts'
import type { ChatItem, Macro, QuickReply } from '../state/types.ts'
import { findMacros, type Offer, offersOf } from './macros.ts'
import { findReplies, slashAt } from './quick-replies.ts'
import { useReplyValues } from './useReplyValues.ts'

/** Maximum number of replies offered. */
const OFFERED = 8

/** A reply that asks for values before it is inserted, and the range that it replaces. */
interface Prompting {
  reply: QuickReply
  start: number
  end: number
}

interface Written {
  text: string
  cursor: number
  /** inserts the text of the reply and moves the cursor after it */
  onInsert: (next: { text: string; cursor: number }, reply: QuickReply) => void
  /** removes the search from the text; the macro is to be applied */
  onMacro: (next: { text: string; cursor: number }, macro: Macro) => void
}

/** Searches quick replies and macros for the word after `/` at the cursor. They are picked by keyboard or pointer. */
export function useSlash(chat: ChatItem, { text, cursor, onInsert, onMacro }: Written) {
  const { catalogue } = useChatsContext()
  const replies = useCatalogueStore(catalogue.quickReplies)
  const macros = useCatalogueStore(catalogue.macros)
  const [picked, setPicked] = useState(0)
  const [closed, setClosed] = useState(false)
  const [failed, setFailed] = useState(false)
  const [prompting, setPrompting] = useState<Prompting | null>(null)
  const slash = closed ? null : slashAt(text, cursor)
  const searching = slash !== null
  const known = useReplyValues(chat, searching || prompting ? replies : undefined)
  const found = slash && replies ? findReplies(replies, slash.query, chat.channel).slice(0, OFFERED) : []
  const foundMacros = slash && macros ? findMacros(macros, slash.query).slice(0, OFFERED) : []
  const offers = slash ? offersOf(found, foundMacros, slash.query) : []
  const count = offers.length
  useEffect(() => {
    if (!searching) return
    setFailed(false)
    for (const shelf of [catalogue.quickReplies, catalogue.macros]) shelf.load().catch(() => setFailed(true))
  }, [searching, catalogue])

  function insert({ reply, start, end }: Prompting, values: Record<string, string>): void {
    // A question that was left empty has an empty value.
    const asked = Object.fromEntries((reply.prompts ?? []).map(({ key }) => [key, values[key] ?? '']))
    onInsert(insertAt(text, start, end, fillIn(reply.text, { ...known, ...asked })), reply)
    setPrompting(null)
    setClosed(true)
  }

  function pick(offer: Offer | undefined): void {
    if (!offer || !slash) return
    if (offer.macro) {
      pickMacro(offer.macro)
      return
    }
    const { reply } = offer
    const place = { reply, start: slash.start, end: cursor }
    if (reply.prompts?.length) setPrompting(place)
    else insert(place, {})
  }

  function pickMacro(macro: Macro): void {
    if (!slash) return
    onMacro(insertAt(text, slash.start, cursor, ''), macro)
    setClosed(true)
  }

  return {
    /** search text; undefined without a search or until the replies are loaded */
    query: replies && slash?.query,
    offers,
    /** id of the picked option */
    optionId: offers[picked]?.id,
    /** values of the variables in this chat */
    known,
    picked,
    pick,
    prompting,
    /** takes the values of the prompts; null cancels */
    answer: (values: Record<string, string> | null) =>
      values && prompting ? insert(prompting, values) : setPrompting(null),
    /** call it after typing */
    typed: () => {
      setPicked(0)
      setClosed(false)
    },
    /** handles a key; returns whether it was handled */
    onKey: (event: KeyboardEvent): boolean => {
      // What is offered is still loading: Enter would send the search to the customer.
      const isLoading = searching && !failed && !(replies && macros)
      if (count === 0 && !(isLoading && event.key === 'Enter')) return false
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step && count > 0) setPicked((picked + step + count) % count)
      else if (event.key === 'Enter' || event.key === 'Tab') pick(offers[picked])
      else if (event.key === 'Escape') setClosed(true)
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}
