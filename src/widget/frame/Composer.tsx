/** @jsxImportSource preact */
import type { RefObject } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { ApiError, type Face, type FileFacts } from './api.ts'
import type { Chat } from './chat.ts'

interface Props {
  chat: Chat
  face: Face
  field: RefObject<HTMLTextAreaElement | null>
}

const LONGEST = 4096
/** Milliseconds between two notices that something is being written. */
const TYPING_EVERY = 4_000
const TYPES = '.jpg,.jpeg,.png,.gif,.webp,.pdf'

/** Where the visitor writes and attaches. Enter sends, Shift+Enter begins a new line. */
export function Composer({ chat, face, field }: Props) {
  const [text, setText] = useState('')
  const [files, setFiles] = useState<FileFacts[]>([])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const told = useRef(0)
  const picker = useRef<HTMLInputElement>(null)
  const ready = text.trim() !== '' || files.length > 0

  function write(value: string): void {
    setText(value)
    const now = Date.now()
    if (value && now - told.current < TYPING_EVERY) return
    told.current = value ? now : 0
    chat.typing(value !== '')
  }

  function send(): void {
    if (!ready || busy) return
    chat.send(text.trim(), files)
    told.current = 0
    setText('')
    setFiles([])
    setProblem('')
    field.current?.focus()
  }

  async function attach(chosen: File | undefined): Promise<void> {
    if (!chosen) return
    setProblem('')
    if (chosen.size > face.upload_max_mb * 1_048_576)
      return setProblem(`El archivo es demasiado grande: se admiten hasta ${face.upload_max_mb} MB.`)
    setBusy(true)
    try {
      const file = await chat.upload(chosen.name, await base64(chosen))
      setFiles((all) => [...all, file])
    } catch (error) {
      setProblem(error instanceof ApiError && error.status > 0 ? error.message : 'Sin conexión: no se pudo subir.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {problem && (
        <p class="failed" role="alert">
          {problem}
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
      <div class="write">
        {face.allow_files && (
          <>
            <input
              ref={picker}
              type="file"
              accept={TYPES}
              hidden
              aria-label="Archivo"
              onChange={({ currentTarget }) => {
                void attach(currentTarget.files?.[0])
                currentTarget.value = ''
              }}
            />
            <button
              type="button"
              class="icon"
              aria-label="Adjuntar un archivo"
              title="Adjuntar un archivo"
              disabled={busy || files.length >= 5}
              onClick={() => picker.current?.click()}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M20 11l-8.5 8.5a5 5 0 0 1-7-7L13 4a3.5 3.5 0 0 1 5 5l-8.5 8.5a2 2 0 0 1-3-3L14 7" />
              </svg>
            </button>
          </>
        )}
        <textarea
          ref={field}
          rows={1}
          value={text}
          maxLength={LONGEST}
          aria-label={face.input_placeholder}
          placeholder={face.input_placeholder}
          onInput={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        <button type="submit" class="send" aria-label="Enviar" title="Enviar" disabled={!ready || busy}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 12l16-8-6 16-3-7z" />
          </svg>
        </button>
      </div>
    </form>
  )
}

function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
