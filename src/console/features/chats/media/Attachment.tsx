import './media.css'
import { useContext, useEffect, useState } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { formatSize } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { releaseObjectUrl } from '../../../ui/object-url.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { saveBlob } from '../../../ui/save.ts'
import { toast } from '../../../ui/toast.ts'
import { useChatsContext } from '../context.ts'
import type { Channel, ChatFile } from '../state/types.ts'
import { ImagesContext, imagesOf } from './images.ts'
import { openFile } from './open.ts'
import { openImage, thumbnailOf } from './shown-image.ts'

interface AttachmentProps {
  file: ChatFile
  channel: Channel
  messageId: number
}

const ICONS = { audio: 'play', video: 'play', image: 'image' } as const

/** Most letters of a file's extension that its tile shows. */
const LETTERS = 4

/** Returns the extension of a file in capitals, or a general word. */
function extensionOf(filename: string): string {
  const extension = /\.(\w+)$/.exec(filename)?.[1] ?? ''
  return extension && extension.length <= LETTERS ? extension.toUpperCase() : 'DOC'
}

const kindOf = (type: string) => type.slice(0, type.indexOf('/'))

/** A file of a message: images are shown, audio and video are played, documents are downloaded. */
export function Attachment({ file, channel, messageId }: AttachmentProps) {
  const kind = kindOf(file.type)
  const extension = extensionOf(file.filename)
  const { botId, inbox, open } = useChatsContext()
  const [asked, setAsked] = useState(kind === 'image' && file.size < 3_000_000)
  const [url, setUrl] = useState<string>()
  const [failed, setFailed] = useState<unknown>()
  const gallery = useContext(ImagesContext)

  useEffect(() => {
    if (!asked) return
    let gone = false
    let made: string | undefined
    const read = async () =>
      kind === 'image'
        ? thumbnailOf(await openImage(botId, file, channel, messageId))
        : (await openFile(botId, file, channel, messageId)).blob
    read().then(
      (blob) => {
        if (gone) return
        made = URL.createObjectURL(blob)
        setUrl(made)
      },
      (error: unknown) => {
        if (gone) return
        setFailed(error)
        setAsked(false)
      },
    )
    return () => {
      gone = true
      if (made) releaseObjectUrl(made)
    }
  }, [asked, kind, botId, file, channel, messageId])

  /** Shows the image among the others of its window or of the chat. */
  function enlarge(): void {
    const { selected: chatId, state } = inbox.store.get()
    const thread = chatId === null ? undefined : state.threads.get(chatId)
    const images = imagesOf(gallery?.messages ?? thread?.messages ?? [], channel)
    const start = images.findIndex((one) => one.messageId === messageId && one.file.media_id === file.media_id)
    const shown = start < 0 ? { images: [{ file, channel, messageId }], start: 0 } : { images, start }
    // A window may show images of a chat that is not open.
    if (gallery) gallery.show(shown)
    else if (chatId !== null) open({ name: 'images', chatId, ...shown })
  }

  async function save(): Promise<void> {
    try {
      const { blob, filename } = await openFile(botId, file, channel, messageId)
      saveBlob(blob, filename)
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  if (url && kind === 'image')
    return (
      <button type="button" className="attachment-image" aria-label={`Ampliar ${file.filename}`} onClick={enlarge}>
        <img src={url} alt={file.filename} />
      </button>
    )
  if (url && kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: files of customers have no captions
      <video className="attachment-played" src={url} controls autoPlay aria-label={file.filename} />
    )
  return (
    <div className={kind === 'image' ? 'attachment attachment-image-wait' : 'attachment'}>
      {url && kind === 'audio' ? (
        // biome-ignore lint/a11y/useMediaCaption: the transcription is shown below
        <audio src={url} controls autoPlay aria-label={file.filename} />
      ) : (
        <button
          type="button"
          className="attachment-open"
          aria-busy={asked || undefined}
          onClick={() =>
            kind === 'application' || failed ? void save().then(() => setFailed(undefined)) : setAsked(true)
          }
        >
          <span className={`attachment-icon tile-${extension === 'PDF' ? 'pdf' : kind}`}>
            {asked ? (
              <Spinner size={20} />
            ) : kind in ICONS ? (
              <Icon name={ICONS[kind as keyof typeof ICONS]} size={22} />
            ) : (
              <span aria-hidden="true">{extension}</span>
            )}
          </span>
          <span className="attachment-facts">
            <bdi className="attachment-filename">{file.filename}</bdi>
            <small>
              {failed ? messageOf(failed) : `${formatSize(file.size)}${kind === 'application' ? ' · Descargar' : ''}`}
            </small>
          </span>
        </button>
      )}
      {kind === 'audio' && <Transcription messageId={messageId} />}
    </div>
  )
}

function Transcription({ messageId }: { messageId: number }) {
  const { botId } = useChatsContext()
  const [text, setText] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function ask(): Promise<void> {
    setBusy(true)
    await withToasts('chatAudioTranscribe', async () => {
      const path = { bot: botId, id: messageId }
      const got = await unwrap(api.GET('/chats/requests/audio/translate/{bot}/{id}', { params: { path } }))
      setText(got.text)
    }).catch(() => {})
    setBusy(false)
  }
  if (text !== undefined) return <blockquote className="attachment-text">{text}</blockquote>
  return (
    <Button variant="ghost" icon="text-recognition" busy={busy} onClick={() => void ask()}>
      Transcribir
    </Button>
  )
}
