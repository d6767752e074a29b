import { fillIn } from '../../../../contract/variables.ts'
import './composer.css'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { filterInput } from '../../../../contract/input.ts'
import { currentSession } from '../../../session/index.ts'
import { useNarrow } from '../../../shell/useNarrow.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { toast } from '../../../ui/toast.ts'
import { useShelf } from '../calls/catalogue.ts'
import { useRoom } from '../context.ts'
import { ACCEPTED, chooseFiles } from '../media/files.ts'
import type { OutgoingFile } from '../outbox/types.ts'
import type { ChatItem, QuickReply } from '../state/types.ts'
import { FileChips } from './FileChips.tsx'
import { HeldSend } from './HeldSend.tsx'
import { PromptDialog } from './PromptDialog.tsx'
import { QuickPicker } from './QuickPicker.tsx'
import { findReplies, insertAt, slashAt, valuesOf } from './quick.ts'
import { useDraft } from './useDraft.ts'
import { useQuick } from './useQuick.ts'

export interface ComposerProps {
  chat: ChatItem
  /** something that the user has not seen has arrived */
  unseen: boolean
  onSeen: () => void
  /** highest message id that is known */
  lastId: number
  inputRef: Ref<HTMLTextAreaElement>
}

/** Characters of a message; see ChatMessageInput in the contract. */
const LONGEST = 4096

/** Where a message is written: text, files, quick replies, comments among the staff. */
export function Composer({ chat, unseen, onSeen, lastId, inputRef }: ComposerProps) {
  const { me, inbox, catalogue, open } = useRoom()
  const narrow = useNarrow()
  const [text, setText] = useDraft(chat.id)
  const [files, setFiles] = useState<OutgoingFile[]>([])
  const [held, setHeld] = useState(false)
  const [cursor, setCursor] = useState(0)
  const [picked, setPicked] = useState(0)
  const [closed, setClosed] = useState(false)
  const [prompting, setPrompting] = useState<{ reply: QuickReply; start: number; end: number } | null>(null)
  const [dragging, setDragging] = useState(false)
  const input = useRef<HTMLTextAreaElement | null>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const replies = useShelf(catalogue.quickReplies)
  const quick = useQuick(catalogue)
  const slash = closed ? null : slashAt(text, cursor)
  const found = slash && replies ? findReplies(replies, slash.query, chat.channel).slice(0, 8) : []
  const windowClosed = chat.window_until !== null && Date.parse(chat.window_until) < Date.now()
  const searching = slash !== null
  const empty = !text.trim() && files.length === 0 && quick.attached.length === 0

  useEffect(() => {
    if (searching) void catalogue.quickReplies.load().catch(() => {})
  }, [searching, catalogue])

  useLayoutEffect(() => {
    const element = input.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${Math.min(element.scrollHeight + 2, 200)}px`
    if (caret.current !== null) {
      element.setSelectionRange(caret.current, caret.current)
      caret.current = null
    }
  })

  function change(next: string, at: number): void {
    setText(next)
    setCursor(at)
    setPicked(0)
    setClosed(false)
    inbox.connection()?.typing({ chat_id: chat.id, typing: next !== '' })
  }

  function insert(reply: QuickReply, values: Record<string, string>, start: number, end: number): void {
    const known = valuesOf(chat, me.name, currentSession().bot?.name ?? '')
    const next = insertAt(text, start, end, fillIn(reply.text, { ...known, ...values }))
    caret.current = next.cursor
    change(next.text, next.cursor)
    setClosed(true)
    quick.take(reply)
    input.current?.focus()
  }

  function pick(reply: QuickReply | undefined): void {
    if (!reply || !slash) return
    if (reply.prompts?.length) setPrompting({ reply, start: slash.start, end: cursor })
    else insert(reply, {}, slash.start, cursor)
  }

  function send(anyway = false): void {
    const message = text.trim()
    if (empty) return
    if (unseen && !anyway) {
      setHeld(true)
      return
    }
    setHeld(false)
    onSeen()
    const target = { chatId: chat.id, targetId: chat.sender_id, afterId: lastId }
    if (files.length > 0) inbox.outbox.add({ ...target, kind: 'files', text: '', files })
    if (message || quick.attached.length > 0)
      inbox.outbox.add({ ...target, kind: 'text', text: message, files: [], ...quick.give() })
    setFiles([])
    setText('')
    inbox.connection()?.typing({ chat_id: chat.id, typing: false })
    input.current?.focus()
  }

  function add(given: readonly File[]): void {
    const { files: more, refused } = chooseFiles(given, files.length)
    if (refused) toast.error(refused)
    setFiles((before) => [...before, ...more])
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return
    if (slash && found.length > 0) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step) setPicked((picked + step + found.length) % found.length)
      else if (event.key === 'Enter' || event.key === 'Tab') pick(found[picked])
      else if (event.key === 'Escape') setClosed(true)
      else return
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    } else if (event.key === 'Escape') event.currentTarget.blur()
  }

  function onPaste(event: ClipboardEvent): void {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0) return
    event.preventDefault()
    add(pasted)
  }

  if (chat.blocked)
    return (
      <div className="composer composer-off">
        <Icon name="cancel" />
        <p>El contacto está bloqueado: no puede escribir ni recibir mensajes.</p>
      </div>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can also be chosen and pasted by keyboard
    <div
      className={classes('composer', dragging && 'composer-drop')}
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={(event) => {
        event.preventDefault()
        setDragging(false)
        add([...event.dataTransfer.files])
      }}
    >
      {slash && replies && (
        <QuickPicker
          replies={found}
          picked={picked}
          onPick={pick}
          onEdit={() => open({ name: 'quick-replies' })}
          query={slash.query}
        />
      )}
      {held && (
        <HeldSend
          onReview={() => {
            setHeld(false)
            onSeen()
          }}
          onSend={() => send(true)}
        />
      )}
      {windowClosed && (
        <p className="composer-window">
          Pasaron más de 24 horas desde el último mensaje del cliente: el canal ya no permite escribirle.
        </p>
      )}
      <FileChips
        label="Archivos por enviar"
        files={files}
        onRemove={(file) => setFiles(files.filter((other) => other !== file))}
      />
      <FileChips label="Archivos de la respuesta rápida" files={quick.attached} onRemove={quick.drop} />
      <div className="composer-line">
        <IconButton icon="paperclip" label="Adjuntar archivos" onClick={() => chooser.current?.click()} />
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={ACCEPTED.join(',')}
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <textarea
          ref={(element) => {
            input.current = element
            if (typeof inputRef === 'function') inputRef(element)
            else if (inputRef) inputRef.current = element
          }}
          rows={1}
          dir="auto"
          aria-label="Mensaje"
          placeholder={narrow ? 'Escribir o /atajo' : 'Escribir un mensaje, / para respuestas rápidas'}
          maxLength={LONGEST}
          value={text}
          aria-autocomplete="list"
          aria-controls={found.length > 0 ? 'quick-picker' : undefined}
          aria-activedescendant={found[picked] ? `quick-${found[picked].id}` : undefined}
          onChange={(event) => change(filterInput('all', event.target.value), event.target.selectionStart)}
          onSelect={(event) => setCursor(event.currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <IconButton icon="lightning" label="Respuestas rápidas" onClick={() => open({ name: 'quick-replies' })} />
        <IconButton
          icon="note"
          className="composer-note"
          label="Agregar un comentario interno"
          onClick={() => open({ name: 'comment', chatId: chat.id })}
        />
        <IconButton icon="send" label="Enviar" className="composer-send" disabled={empty} onClick={() => send()} />
      </div>
      {prompting && (
        <PromptDialog
          reply={prompting.reply}
          onClose={() => setPrompting(null)}
          onReady={(values) => {
            insert(prompting.reply, values, prompting.start, prompting.end)
            setPrompting(null)
          }}
        />
      )}
    </div>
  )
}
