import type { components } from '../../../generated/api.d.ts'
import { problem, refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { db, tx } from '../store/db.ts'
import { contentOf, keep, MAX_BYTES } from './files.ts'
import { sameType, typeOf } from './kind.ts'

type Upload = components['schemas']['ChatUpload']
type MediaFile = components['schemas']['MediaFile']

/** A file as it came, or why it cannot be kept (a sentence for people, without the file's name). */
export function decoded({ file, type, size }: Upload): { bytes: Buffer; fault?: string } {
  const bytes = Buffer.from(file, 'base64')
  const found = typeOf(bytes)
  if (bytes.length > MAX_BYTES) return { bytes, fault: 'el archivo no puede superar los 16 MB.' }
  if (bytes.length !== size) return { bytes, fault: 'el archivo llegó incompleto.' }
  if (!found) return { bytes, fault: 'el tipo de archivo no se admite.' }
  if (!sameType(type, found)) return { bytes, fault: 'el contenido no es del tipo que se indica.' }
  return { bytes }
}

/** Keeps files that every member of the bot may use and see, all or none. 422 tells each one's fault. */
export function keepInLibrary(scope: Scope, files: readonly Upload[]): Promise<MediaFile[]> {
  const read = files.map((file) => ({ ...file, ...decoded(file) }))
  const faults = read.flatMap(({ filename, fault }) => (fault ? [`${filename}: ${fault}`] : []))
  if (faults.length > 0) throw problem(422, 'invalid', faults.join(' '), { files: faults })
  return tx(async () => {
    const kept: MediaFile[] = []
    for (const { filename, bytes } of read) {
      const media = await keep({ botId: scope.botId, filename, bytes, userId: scope.userId })
      if (!media) throw new Error('A file of an allowed type was not kept')
      await db().updateTable('media').set({ library: true }).where('id', '=', media.id).execute()
      kept.push({ ...media, url: `/api/media/${scope.botId}/${media.id}` })
    }
    return kept
  })
}

/** The bytes of a file of the bot's library; 404 for any other, those of conversations included. */
export async function readFromLibrary({ botId }: Scope, id: string): Promise<Uint8Array> {
  const row = await db()
    .selectFrom('media')
    .select('id')
    .where('bot_id', '=', botId)
    .where('id', '=', id)
    .where('library', '=', true)
    .executeTakeFirst()
  if (!row) throw refusals.notFound()
  return contentOf(row.id)
}
