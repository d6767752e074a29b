import type { components } from '../../../../generated/api.d.ts'
import { db } from '../../store/db.ts'

export type WebchatFile = components['schemas']['WebchatFile']

/** The files of messages, by message. */
export async function filesOf(_messageIds: readonly number[]): Promise<Map<number, WebchatFile[]>> {
  return new Map()
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
