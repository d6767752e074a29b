import { currentCall } from '../../foundation/http/context.ts'
import { readFileContent } from '../../foundation/media/files.ts'
import { db } from '../../foundation/store/db.ts'

/** A message that consists of audios, and what they say, if a transcriber is configured. */
interface Voice {
  transcript: string | null
}

/** Returns what a message of audios says; undefined if it has another file. The transcript is stored with the message. */
export async function voiceOf(messageId: number): Promise<Voice | undefined> {
  const files = await db()
    .selectFrom('message_file as f')
    .innerJoin('media as d', 'd.id', 'f.media_id')
    .innerJoin('message as m', 'm.id', 'f.message_id')
    .select(['d.id', 'd.type', 'm.transcript'])
    .where('f.message_id', '=', messageId)
    .execute()
  const [first] = files
  if (!first || files.some(({ type }) => !type.startsWith('audio/'))) return undefined
  if (first.transcript !== null || files.length > 1) return { transcript: first.transcript }
  const transcript = await transcribed(first)
  if (transcript !== null) await db().updateTable('message').set({ transcript }).where('id', '=', messageId).execute()
  return { transcript }
}

/** Returns what an audio says; null without a transcriber, and if it fails: the customer is then asked to write. */
async function transcribed({ id, type }: { id: string; type: string }): Promise<string | null> {
  const { transcriber, log } = currentCall().services
  if (!transcriber) return null
  try {
    return await transcriber.transcribe(await readFileContent(id), type)
  } catch (error) {
    log.warn({ err: error }, 'a voice note could not be transcribed')
    return null
  }
}
