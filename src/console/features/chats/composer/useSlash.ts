import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import { ownOf } from '../../../../contract/path.ts'
import { fillIn } from '../../../../contract/variables.ts'
import { messageOf } from '../../../api/errors.ts'
import { insertAt } from '../../../ui/insert-at.ts'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { useChatsContext } from '../context.ts'
import type { ChatItem, Macro, QuickReply } from '../state/types.ts'
import { findMacros, type SlashOption, slashOptions } from './macros.ts'
import { findReplies, slashAt } from './quick-replies.ts'
import { namesContact, useReplyValues } from './useReplyValues.ts'

/** Maximum number of replies, and of macros, among the options. */
const SHOWN = 8

/** A reply that asks for values before it is inserted, and the range that it replaces. */
interface Prompting {
  reply: QuickReply
  start: number
  end: number
}

/** A reply that is to be inserted, with the values that were asked for. */
interface Filled extends Prompting {
  given: Record<string, string>
}

interface Written {
  text: string
  cursor: number
  /** inserts the text of the reply and moves the cursor after it */
  onInsert: (next: { text: string; cursor: number }, reply: QuickReply) => void
  /** removes the search from the text; the macro is to be applied */
  onMacro: (next: { text: string; cursor: number }, macro: Macro) => void
}

const textsIn = (macros: readonly Macro[]) =>
  macros.flatMap(({ actions }) => actions.map(({ text }) => ({ text: text ?? '' })))

/** Searches quick replies and macros for the word after `/` at the cursor. They are picked by keyboard or pointer. */
export function useSlash(chat: ChatItem, { text, cursor, onInsert, onMacro }: Written) {
  const { catalogue } = useChatsContext()
  const replies = useCatalogueStore(catalogue.quickReplies)
  const macros = useCatalogueStore(catalogue.macros)
  const [pickedId, setPickedId] = useState<string>()
  const [closed, setClosed] = useState(false)
  const [error, setError] = useState<unknown>()
  const [prompting, setPrompting] = useState<Prompting | null>(null)
  const slash = closed ? null : slashAt(text, cursor)
  const searching = slash !== null
  const [awaiting, setAwaiting] = useState<Filled | null>(null)
  const { values, shown, isLoading } = useReplyValues(
    chat,
    searching || prompting ? [...(replies ?? []), ...textsIn(macros ?? [])] : undefined,
  )
  /** Enter picks an option only once all that can be read are on screen */
  const isShown = searching && (error !== undefined || (replies !== undefined && macros !== undefined))
  const options = isShown
    ? slashOptions(
        findReplies(replies ?? [], slash.query, chat.channel).slice(0, SHOWN),
        findMacros(macros ?? [], slash.query).slice(0, SHOWN),
        slash.query,
      )
    : []
  const count = options.length
  // By id: the options change while they are on screen.
  const picked = Math.max(
    0,
    options.findIndex(({ id }) => id === pickedId),
  )
  const unread = macros ? 'las respuestas rápidas' : replies ? 'las macros' : 'las respuestas rápidas y las macros'
  const load = useCallback(async () => {
    const parts = await Promise.allSettled([catalogue.quickReplies.load(), catalogue.macros.load()])
    setError(parts.flatMap((part) => (part.status === 'rejected' ? [part.reason] : []))[0])
  }, [catalogue])
  useEffect(() => {
    if (searching) void load()
  }, [searching, load])

  /** Inserts a reply, once the data of the contact that it names are read. */
  function insert(filled: Filled): void {
    if (isLoading && namesContact(filled.reply)) {
      setAwaiting(filled)
      return
    }
    const { reply, start, end, given } = filled
    // A question that was left empty has an empty value.
    const asked = Object.fromEntries((reply.prompts ?? []).map(({ key }) => [key, ownOf(given, key) ?? '']))
    onInsert(insertAt(text, start, end, fillIn(reply.text, { ...values, ...asked })), reply)
    setPrompting(null)
    setAwaiting(null)
    setClosed(true)
  }
  useEffect(() => {
    if (awaiting && !isLoading) insert(awaiting)
  })

  function pick(option: SlashOption | undefined): void {
    if (!option || !slash) return
    if (option.macro) {
      pickMacro(option.macro)
      return
    }
    const { reply } = option
    const place = { reply, start: slash.start, end: cursor }
    if (reply.prompts?.length) setPrompting(place)
    else insert({ ...place, given: {} })
  }

  function pickMacro(macro: Macro): void {
    if (!slash) return
    onMacro(insertAt(text, slash.start, cursor, ''), macro)
    setClosed(true)
  }

  return {
    /** search text; undefined without a search or until the options are read */
    query: isShown ? slash.query : undefined,
    options,
    /** id of the picked option */
    optionId: options[picked]?.id,
    /** says that not all options could be read */
    problem: error === undefined ? undefined : messageOf(error, `Error al leer ${unread}. Inténtalo nuevamente.`),
    retry: () => void load(),
    /** values of the variables in this chat, to be shown */
    shown,
    picked,
    pick,
    prompting,
    /** takes the values of the prompts; null cancels */
    answer: (given: Record<string, string> | null) =>
      given && prompting ? insert({ ...prompting, given }) : setPrompting(null),
    /** call it after typing */
    typed: () => {
      setPickedId(undefined)
      setAwaiting(null)
      setClosed(false)
    },
    /** handles a key; returns whether it was handled */
    onKey: (event: KeyboardEvent): boolean => {
      // Enter would send the search to the customer while its options are being read, or could not be.
      const isUnread = searching && (!isShown || error !== undefined)
      if (count === 0 && !isUnread) return false
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step && count > 0) setPickedId(options[(picked + step + count) % count]?.id)
      else if ((event.key === 'Enter' || event.key === 'Tab') && count > 0) pick(options[picked])
      else if (event.key === 'Enter') void load()
      else if (event.key === 'Escape') setClosed(true)
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}
