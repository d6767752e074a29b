/** @jsxImportSource preact */
import { useRef } from 'preact/hooks'
import type { PublicSettings } from './api.ts'
import { Icon } from './Icon.tsx'
import { lazyComponent } from './LazyComponent.tsx'
import { Popup } from './Popup.tsx'
import { createTextResolver } from './text-resolver.ts'

const EmojiPicker = lazyComponent(async () => (await import('./lazy/EmojiPicker.tsx')).EmojiPicker)

/** Accepted file extensions of each kind of file. */
const ENDINGS: Record<PublicSettings['upload_types'][number], string> = {
  image: '.jpg,.jpeg,.png,.gif,.webp',
  document: '.pdf',
  audio: '.mp3,.wav,.ogg',
  video: '.mp4,.webm',
}

interface Props {
  face: PublicSettings
  /** nothing more can be attached */
  busy: boolean
  recording: boolean
  onFile: (file: File | undefined) => void
  onEmoji: (emoji: string) => void
  onRecord: () => void
  onPlace: (text: string) => void
  onProblem: (text: string) => void
}

/** Buttons for attachments, emojis, recordings and the location, as far as the bot's settings allow them. */
export function Tools(props: Props) {
  const { face, busy, recording, onFile, onEmoji, onRecord, onPlace, onProblem } = props
  const { allow_files, allow_emoji, allow_audio, allow_location, upload_types } = face
  const picker = useRef<HTMLInputElement>(null)
  if (!allow_files && !allow_emoji && !allow_audio && !allow_location) return null

  function locate(): void {
    onProblem('')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const place = `${latitude.toFixed(5)},${longitude.toFixed(5)}`
        onPlace(`Ubicación: [${place}](https://www.google.com/maps?q=${place})`)
      },
      () =>
        onProblem(
          createTextResolver(face.form_of_address)('Para enviar {tu/su} ubicación, {permití/permite/permita} usarla.'),
        ),
    )
  }

  const tool = (icon: Parameters<typeof Icon>[0]['name'], label: string, off: boolean, onClick: () => void) => (
    <button type="button" class="icon" aria-label={label} title={label} disabled={off} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
  return (
    <div class="tools">
      {allow_files && upload_types.length > 0 && (
        <>
          <input
            ref={picker}
            type="file"
            accept={upload_types.map((kind) => ENDINGS[kind]).join()}
            hidden
            aria-label="Archivo"
            onChange={({ currentTarget }) => {
              onFile(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
          {tool('clip', 'Adjuntar un archivo', busy, () => picker.current?.click())}
        </>
      )}
      {allow_emoji && (
        <Popup icon="smile" label="Emojis" above>
          {(close) => (
            <EmojiPicker
              onPick={(emoji) => {
                close()
                onEmoji(emoji)
              }}
            />
          )}
        </Popup>
      )}
      {allow_audio && tool('microphone', 'Grabar un audio', busy || recording, onRecord)}
      {allow_location && tool('pin', 'Enviar la ubicación', false, locate)}
    </div>
  )
}
