import { api, unwrap } from '../../api/client.ts'
import { withToasts } from '../../ui/call-toasts.ts'
import { saveBlob } from '../../ui/save.ts'
import { fileNameOf } from './file-name.ts'
import type { BotImport } from './types.ts'

/** Saves the archive of a finished export. A toast shows why it could not. */
export async function download({ id, name }: BotImport, bot: number): Promise<void> {
  const path = { bot, id }
  const call = () => unwrap(api.GET('/bots/export/{bot}/{id}', { params: { path }, parseAs: 'blob' }))
  const blob = await withToasts('botExportGet', call).catch(() => undefined)
  if (blob) saveBlob(blob, fileNameOf(name))
}
