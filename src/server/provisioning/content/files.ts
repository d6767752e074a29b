import { problem } from '../../foundation/http/problem.ts'
import { storeFile as store } from '../../foundation/media/files.ts'
import type { Creation } from './creation.ts'

/** Stores a file of the content, visible to the whole team. Its type is told by its bytes, not by its name. */
export async function storeFile({ scope, names, faults }: Creation, filename: string, bytes: Buffer): Promise<void> {
  await faults.try('files', filename, async () => {
    const { botId, userId } = scope
    const media = await store({ botId, filename, bytes, userId, visibility: 'bot' })
    const text = 'No podemos guardarlo. Prueba con una imagen, audio, video o PDF más liviano.'
    if (!media) throw problem(422, 'invalid', text)
    names.add('file', filename, media.number)
  })
}
