import { lazy, Suspense, useState } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import { useChatsContext } from '../context.ts'
import { Attachment } from '../media/Attachment.tsx'
import { ImagesContext, type ShownImages } from '../media/images.ts'
import type { ChatDialogProps } from './shared.tsx'

const ImageViewer = lazy(async () => ({ default: (await import('../media/ImageViewer.tsx')).ImageViewer }))

/** Lists all files of a chat, newest first. */
export function GalleryDialog({ chat, onClose }: ChatDialogProps) {
  const { botId } = useChatsContext()
  const [large, setLarge] = useState<ShownImages>()
  const { data, error, reload } = useLoad(`gallery ${chat.id}`, (signal) => {
    const path = { bot: botId, chatId: chat.id }
    return unwrap(api.GET('/chats/media/{bot}/{chatId}', { params: { path }, signal }))
  })
  return (
    <Dialog open title="Archivos de la conversación" onClose={onClose}>
      {!data ? (
        error ? (
          <LoadFailure error={error} onRetry={reload} />
        ) : (
          <Loading />
        )
      ) : data.data.length === 0 ? (
        <EmptyState icon="image" title="Todavía no hay archivos">
          Aquí verás los que envíen el cliente y el equipo.
        </EmptyState>
      ) : (
        <ImagesContext value={{ messages: data.data, show: setLarge }}>
          <ul className="gallery">
            {data.data.map((message) => (
              <li key={message.id}>
                {message.files.map((file) => (
                  <Attachment key={file.media_id} file={file} channel={chat.channel} messageId={message.id} />
                ))}
                <small className="soft">
                  <bdi>{message.user_name}</bdi> · <time dateTime={message.at}>{formatDateTime(message.at)}</time>
                </small>
              </li>
            ))}
          </ul>
        </ImagesContext>
      )}
      {large && (
        <Suspense>
          <ImageViewer {...large} onClose={() => setLarge(undefined)} />
        </Suspense>
      )}
    </Dialog>
  )
}
