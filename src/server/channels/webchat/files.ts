import type { components } from '../../../../generated/api.d.ts'
import { filesOf as storedFilesOf } from '../../conversation/message.ts'
import { db } from '../../store/db.ts'

export type WebchatFile = components['schemas']['WebchatFile']

/** The files of messages, by message, as a visitor gets them. */
export async function filesOf(messageIds: readonly number[]): Promise<Map<number, WebchatFile[]>> {
  const found = await storedFilesOf(messageIds)
  return new Map(
    [...found].map(([id, files]) => [id, files.map(({ media_id, ...file }) => ({ id: media_id, ...file }))]),
  )
}

/** Notes whose upload a file is. */
export async function ownUpload(visitorId: number, mediaId: string): Promise<void> {
  await db().insertInto('webchat_upload').values({ visitor_id: visitorId, media_id: mediaId }).execute()
}

/** Of these files, those that the visitor uploaded. */
export async function ownUploads(visitorId: number, mediaIds: readonly string[]): Promise<string[]> {
  if (mediaIds.length === 0) return []
  const rows = await db()
    .selectFrom('webchat_upload')
    .select('media_id')
    .where('visitor_id', '=', visitorId)
    .where('media_id', 'in', mediaIds)
    .execute()
  return rows.map(({ media_id }) => media_id)
}
