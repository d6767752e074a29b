import { api, unwrap } from '../../../api/client.ts'
import { formatDateTime, plural } from '../../../ui/format.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import { useChatsContext, useInbox } from '../context.ts'
import { Attachment } from '../media/Attachment.tsx'
import type { ChatItem } from '../state/types.ts'
import { Section } from './Section.tsx'

/** Files shown in the pane; the rest are in the dialog. */
const SHOWN = 4

/** The latest files of a chat. */
export function PaneFiles({ chat }: { chat: ChatItem }) {
  const { botId, open } = useChatsContext()
  const newest = useInbox(
    ({ state }) => state.threads.get(chat.id)?.messages.findLast(({ files }) => files.length > 0)?.id,
  )
  const { data, error, reload } = useLoad(`files ${chat.id} ${newest ?? 0}`, (signal) => {
    const path = { bot: botId, chatId: chat.id }
    return unwrap(api.GET('/chats/media/{bot}/{chatId}', { params: { path }, signal }))
  })
  const files = (data?.data ?? []).flatMap((message) => message.files.map((file) => ({ file, message })))
  return (
    <Section title="Archivos" name="files">
      {!data && (error ? <LoadFailure error={error} onRetry={reload} /> : <Loading />)}
      {data && files.length === 0 && <p className="soft">Todavía no hay archivos.</p>}
      <ul className="gallery pane-files">
        {files.slice(0, SHOWN).map(({ file, message }) => (
          <li key={file.media_id}>
            <Attachment file={file} channel={chat.channel} messageId={message.id} />
            <small className="soft">
              <bdi>{message.user_name}</bdi> · <time dateTime={message.at}>{formatDateTime(message.at)}</time>
            </small>
          </li>
        ))}
      </ul>
      {files.length > SHOWN && (
        <button type="button" className="link-button" onClick={() => open({ name: 'gallery', chatId: chat.id })}>
          Ver {plural(files.length, 'archivo', 'archivos')}
        </button>
      )}
    </Section>
  )
}
