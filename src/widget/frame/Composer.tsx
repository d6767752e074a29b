/** @jsxImportSource preact */

import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { WebchatMessageInputLimits } from '../../../generated/limits.ts'
import { excessError } from '../../contract/length.ts'
import { isBlank, trimmed } from '../../contract/trimmed.ts'
import { ApiError, type FileFacts, type PublicSettings } from './api.ts'
import { Buttons } from './Buttons.tsx'
import type { Chat } from './chat.ts'
import { Icon } from './Icon.tsx'
import { lazyComponent } from './LazyComponent.tsx'
import { Popup } from './Popup.tsx'
import { Tools } from './Tools.tsx'
import { createTextResolver } from './text-resolver.ts'

const Recorder = lazyComponent(async () => (await import('./lazy/Recorder.tsx')).Recorder)

interface Props {
  chat: Chat
  face: PublicSettings
  field: RefObject<HTMLTextAreaElement | null>
}

const LONGEST = WebchatMessageInputLimits.text.maxLength
const MOST_FILES = WebchatMessageInputLimits.files.maxItems
/** Minimum milliseconds between two typing notifications. */
const TYPING_EVERY = 4_000

/** The message input with attachments. Enter sends, Shift+Enter inserts a line break. */
export function Composer({ chat, face, field }: Props) {
  const [text, setText] = useState(chat.draft.text)
  const [files, setFiles] = useState<FileFacts[]>([])
  const [busy, setBusy] = useState(false)
  const [recording, setRecording] = useState(false)
  const [problem, setProblem] = useState('')
  const notifiedAt = useRef(0)
  const say = createTextResolver(face.form_of_address)
  const excess = excessError(text.trim(), LONGEST)
  const ready = !isBlank(text) || files.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text determines the height
  useLayoutEffect(() => grow(field.current), [text])

  // The draft also changes when the page hands it over and when another tab sends it.
  useEffect(() => setText(chat.draft.text))

  function write(value: string): void {
    setText(value)
    chat.draft.text = value
    const now = Date.now()
    if (value && now - notifiedAt.current < TYPING_EVERY) return
    notifiedAt.current = value ? now : 0
    chat.typing(value !== '')
  }

  function send(): void {
    if (!ready || busy || excess) return
    chat.send(trimmed(text), files)
    notifiedAt.current = 0
    setText('')
    chat.draft.text = ''
    setFiles([])
    setProblem('')
    field.current?.focus()
  }

  async function attach(chosen: File | undefined): Promise<void> {
    setRecording(false)
    if (!chosen) return
    setProblem('')
    if (chosen.size > face.upload_max_mb * 1_048_576)
      return setProblem(say(`El archivo pesa demasiado. {Elegí/Elige/Elija} uno de hasta ${face.upload_max_mb} MB.`))
    setBusy(true)
    try {
      const file = await chat.upload(chosen)
      setFiles((all) => [...all, file])
    } catch (error) {
      setProblem(
        error instanceof ApiError && error.status > 0
          ? error.message
          : say('Sin conexión: no pudimos subir el archivo. {Probá/Prueba/Pruebe} de nuevo.'),
      )
    } finally {
      setBusy(false)
    }
  }

  function insert(piece: string): void {
    const at = field.current?.selectionStart ?? text.length
    write(text.slice(0, at) + piece + text.slice(field.current?.selectionEnd ?? at))
    field.current?.focus()
  }

  const menu = face.persistent_menu.length > 0 && (
    <Popup icon="lines" label="Menú" above>
      {(close) => (
        <Buttons
          buttons={face.persistent_menu}
          onPress={({ title }) => {
            close()
            chat.send(title)
          }}
        />
      )}
    </Popup>
  )
  if (face.input_disabled) return menu ? <div class="write only">{menu}</div> : null
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {(excess || problem) && (
        <p class="failed" role="alert">
          {excess || problem}
        </p>
      )}
      {files.length > 0 && (
        <ul class="chosen">
          {files.map(({ id, filename }) => (
            <li key={id}>
              {filename}
              <button
                type="button"
                aria-label={`Quitar ${filename}`}
                onClick={() => setFiles((all) => all.filter((file) => file.id !== id))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {recording && <Recorder say={say} onDone={(file) => void attach(file)} onProblem={setProblem} />}
      <div class="write">
        {menu}
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-invalid={excess ? true : undefined}
          aria-label={face.input_placeholder}
          placeholder={face.input_placeholder}
          onInput={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        <button
          type="submit"
          class="send"
          aria-label="Enviar"
          title="Enviar"
          disabled={!ready || busy || excess !== ''}
        >
          <Icon name="send" />
        </button>
      </div>
      <Tools
        face={face}
        busy={busy || files.length >= MOST_FILES}
        recording={recording}
        onFile={(file) => void attach(file)}
        onEmoji={insert}
        onRecord={() => setRecording(true)}
        onPlace={(place) => chat.send(place)}
        onProblem={setProblem}
      />
    </form>
  )
}

/** Adjusts the field's height to its text in browsers without `field-sizing`. */
function grow(field: HTMLTextAreaElement | null): void {
  if (!field || CSS.supports('field-sizing', 'content')) return
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`
}
