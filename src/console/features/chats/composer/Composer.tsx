import './composer.css'
import { type KeyboardEvent, lazy, type RefObject, Suspense, useId, useRef, useState } from 'react'
import { ChatMessageInputLimits } from '../../../../../generated/limits.ts'
import { excessError } from '../../../../contract/length.ts'
import { isBlank, trimmed } from '../../../../contract/trimmed.ts'
import { useSession } from '../../../session/index.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { HeldKeys } from '../../../ui/HeldKeys.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { TypingNote, useTypingFilter } from '../../../ui/useTypingFilter.tsx'
import { connectionName, WhoMends } from '../connections/ConnectionAlerts.tsx'
import { useConnectionOf } from '../connections/useConnections.ts'
import { useChatsContext } from '../context.ts'
import { acceptedOn } from '../media/files.ts'
import { useReplyWindow } from '../ReplyWindow.tsx'
import type { ChatItem } from '../state/types.ts'
import { BrokenConnection, ComposerNotes } from './ComposerNotes.tsx'
import { FileChips } from './FileChips.tsx'
import { MessageField } from './MessageField.tsx'
import { QuickPicker } from './QuickPicker.tsx'
import { QuoteChip } from './QuoteChip.tsx'
import { variableIn } from './reply-values.ts'
import { SendConfirmation } from './SendConfirmation.tsx'
import { TemplateButton } from './TemplateOffer.tsx'
import { useDraft } from './useDraft.ts'
import { useFiles } from './useFiles.ts'
import { useQuickReplyFiles } from './useQuickReplyFiles.ts'
import { useSlash } from './useSlash.ts'

const PromptDialog = lazy(async () => ({ default: (await import('./PromptDialog.tsx')).PromptDialog }))

/** A message that a colleague sent to the customer. */
export interface Answer {
  id: number
  name: string
}

interface ComposerProps {
  chat: ChatItem
  /** there are messages that the user has not seen */
  unseen: boolean
  onSeen: () => void
  /** the latest answer of a colleague */
  answer?: Answer | undefined
  /** highest known message id, also of messages that are not shown; 0 without any, undefined until they are loaded */
  lastId: number | undefined
  inputRef: RefObject<HTMLTextAreaElement | null>
}

/** The message composer: text, files, quick replies and internal comments. */
export function Composer({ chat, unseen, onSeen, answer, lastId, inputRef }: ComposerProps) {
  const { inbox, catalogue, open } = useChatsContext()
  const suspended = Boolean(useSession().bot?.suspended)
  const { text, setText, quote } = useDraft(chat.id)
  const [held, setHeld] = useState(false)
  /** highest message id when the person began to write, or saw an answer on being asked */
  const known = useRef<number>(undefined)
  // Those that load with the thread were there before, as were older ones that are loaded later.
  known.current ??= lastId
  const isAnswered = answer !== undefined && answer.id > (known.current ?? answer.id)
  const [cursor, setCursor] = useState(0)
  const [caret, setCaret] = useState<number | null>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const { files, add, remove, clear, converting, dragging, drop, onPaste } = useFiles(chat.channel)
  const quick = useQuickReplyFiles(catalogue, chat.channel)
  const slash = useSlash(chat, {
    text,
    cursor,
    onInsert: (next, reply) => {
      setCaret(next.cursor)
      change(next.text, next.cursor)
      quick.take(reply)
    },
    onMacro: (next, { id }) => {
      setCaret(next.cursor)
      change(next.text, next.cursor)
      open({ name: 'macros', chatId: chat.id, macroId: id })
    },
  })
  const left = useReplyWindow(chat)
  const connection = useConnectionOf(chat)
  const windowClosed = left !== null && left <= 0
  const excessId = useId()
  const { filter, note, forget } = useTypingFilter('all')
  const variable = variableIn(text)
  const excess =
    excessError(text.trim(), ChatMessageInputLimits.message.maxLength) ||
    (variable ? `Falta un dato. Escríbelo en lugar de ${variable} o quítalo.` : '')
  const empty = isBlank(text) && files.length === 0 && quick.attached.length === 0

  function change(next: string, at: number): void {
    if (text === '') known.current = lastId
    setText(next)
    setCursor(at)
    slash.typed()
    inbox.connection()?.typing({ chat_id: chat.id, typing: next !== '' })
  }

  function send(anyway = false): void {
    const message = trimmed(text)
    if (empty || excess || windowClosed || converting) return
    if ((unseen || isAnswered) && !anyway) {
      setHeld(true)
      return
    }
    setHeld(false)
    onSeen()
    known.current = lastId
    const target = { chatId: chat.id, targetId: chat.sender_id, customer: chat.user_name, afterId: lastId ?? 0 }
    const quoted = quote ? { quote } : {}
    const hasText = message !== '' || quick.attached.length > 0
    if (files.length > 0) inbox.outbox.add({ ...target, kind: 'files', text: '', files, ...(!hasText && quoted) })
    if (hasText) inbox.outbox.add({ ...target, kind: 'text', text: message, files: [], ...quick.give(), ...quoted })
    clear()
    if (quote) inbox.setQuote(chat.id, null)
    setText('')
    forget()
    inbox.connection()?.typing({ chat_id: chat.id, typing: false })
    inputRef.current?.focus()
  }

  /** Shows the new messages; the draft is kept. */
  function review(): void {
    setHeld(false)
    onSeen()
    known.current = lastId
    inputRef.current?.focus()
    void inbox.select(chat.id, lastId)
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing || slash.onKey(event)) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    } else if (event.key === 'Escape') {
      if (quote) inbox.setQuote(chat.id, null)
      else event.currentTarget.blur()
    }
  }

  if (chat.blocked)
    return (
      <div className="composer composer-off">
        <Icon name="cancel" />
        <p>Este contacto está bloqueado. Para escribirle, desbloquéalo en «Más acciones».</p>
      </div>
    )
  if (suspended)
    return (
      <div className="composer composer-off">
        <Icon name="cancel" />
        <p>La plataforma suspendió este chatbot: por ahora no puedes escribirles a tus clientes.</p>
      </div>
    )
  if (connection?.status === 'off')
    return (
      <div className="composer composer-off" role="status">
        <Icon name="alert-circle" />
        <div className="connection-broken">
          <p>{connectionName(connection)} está desconectado: lo que escribas no saldría. Tu borrador sigue guardado.</p>
          <WhoMends />
        </div>
      </div>
    )
  const option = slash.optionId
  return (
    <div className={classes('composer', dragging && 'composer-drop')} {...drop}>
      {slash.query !== undefined && (
        <QuickPicker
          options={slash.options}
          values={slash.shown}
          picked={slash.picked}
          problem={slash.problem}
          onRetry={slash.retry}
          onPick={slash.pick}
          onEdit={() => open({ name: 'quick-replies' })}
          query={slash.query}
        />
      )}
      {held && (
        <SendConfirmation
          colleague={isAnswered ? answer.name : undefined}
          onReview={review}
          onSend={() => send(true)}
        />
      )}
      {connection?.status === 'needs_action' && <BrokenConnection connection={connection} />}
      <ComposerNotes chat={chat} left={left} text={excess ? '' : text} />
      {excess && (
        <p className="composer-excess" role="alert" id={excessId}>
          {excess}
        </p>
      )}
      <TypingNote id={excessId} note={note} />
      {quote && (
        <QuoteChip
          quote={quote}
          channel={chat.channel}
          onRemove={() => inbox.setQuote(chat.id, null)}
          inputRef={inputRef}
        />
      )}
      <FileChips label="Archivos por enviar" files={files} onRemove={remove} />
      <FileChips label="Archivos de la respuesta" files={quick.attached} onRemove={quick.drop} />
      <div className="composer-line">
        <IconButton icon="paperclip" label="Adjuntar archivos" onClick={() => chooser.current?.click()} />
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={acceptedOn(chat.channel).join(',')}
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <MessageField
          text={text}
          caret={caret}
          onCaret={() => setCaret(null)}
          filter={filter}
          onFocus={forget}
          onChange={change}
          onCursor={setCursor}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          inputRef={inputRef}
          aria-invalid={excess ? true : undefined}
          aria-describedby={classes(excess && excessId, note && `${excessId}-note`) || undefined}
          aria-controls={option ? 'quick-picker' : undefined}
          aria-activedescendant={option}
        />
        <IconButton icon="lightning" label="Respuestas rápidas" onClick={() => open({ name: 'quick-replies' })} />
        {!windowClosed && <TemplateButton chat={chat} />}
        <IconButton
          icon="note"
          className="composer-note"
          label="Agregar comentario interno"
          onClick={() => open({ name: 'comment', chatId: chat.id })}
        />
        <IconButton
          icon="send"
          label="Enviar"
          className="composer-send"
          disabled={empty || excess !== '' || windowClosed || converting}
          onClick={() => send()}
        />
      </div>
      {slash.prompting && (
        <Suspense fallback={<HeldKeys onCancel={() => slash.answer(null)} />}>
          <PromptDialog
            reply={slash.prompting.reply}
            onClose={() => slash.answer(null)}
            onReady={(values) => slash.answer(values)}
          />
        </Suspense>
      )}
    </div>
  )
}
