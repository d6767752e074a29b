import { db } from '../../../../foundation/store/db.ts'
import { type SensitiveFinder, shownWithout } from './finder.ts'

/** The name of a file before and after its sensitive values were hidden. */
interface HiddenFilename {
  before: string
  after: string
}

/**
 * Hides sensitive values in the names of files that a customer sends: staff read them in lists and threads. Returns the names
 * that changed.
 */
export async function hideFilenames(
  mediaIds: readonly string[],
  { find }: SensitiveFinder,
  asked: ReadonlySet<string>,
): Promise<HiddenFilename[]> {
  const hidden: HiddenFilename[] = []
  const files = await db()
    .selectFrom('media')
    .select(['id', 'filename', 'written_filename as whole'])
    .where('id', 'in', mediaIds)
    .execute()
  for (const { id, filename, whole } of files) {
    const { text, written } = shownWithout(filename, find(filename, asked))
    const names = { filename: text, written_filename: whole ?? written }
    if (written === undefined) continue
    await db().updateTable('media').set(names).where('id', '=', id).execute()
    hidden.push({ before: filename, after: text })
  }
  return hidden
}
