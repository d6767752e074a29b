import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import type { Row } from './valid.ts'

/** A stored file that belongs to a bot's content. */
export interface KeptFile {
  /** name of its bytes in the media folder */
  id: string
  number: number
  /** name within the content, unique */
  filename: string
  size: number
}

/** Properties of the API that hold the number of a file, or several. */
const PLACES: ReadonlySet<string> = new Set(['media_id', 'image', 'attachments', 'photo_id', 'images', 'image_id'])

/**
 * Returns the files that content refers to.
 * @param images numbers of the images of the settings
 */
export async function keptFiles(
  { botId }: Scope,
  lists: readonly (readonly Row[])[],
  images: readonly number[],
): Promise<KeptFile[]> {
  const numbers = new Set(images)
  collect(lists, numbers)
  const rows = await db()
    .selectFrom('media')
    .select(['id', 'number', 'filename', 'size'])
    .where('bot_id', '=', botId)
    .where('number', 'in', numbers.size > 0 ? [...numbers] : [-1])
    .orderBy('number')
    .execute()
  const taken = new Set<string>()
  return rows.map((row) => ({ ...row, filename: unused(row.filename, taken) }))
}

function collect(value: unknown, numbers: Set<number>): void {
  if (Array.isArray(value)) for (const one of value) collect(one, numbers)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) {
      if (!PLACES.has(key)) collect(one, numbers)
      else for (const number of [one].flat()) if (typeof number === 'number') numbers.add(number)
    }
}

/** Returns a name that no earlier file has, whatever its case: archives are also unpacked where case does not matter. */
function unused(filename: string, taken: Set<string>): string {
  const [, stem = filename, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(filename) ?? []
  let name = filename
  for (let at = 2; taken.has(name.toLowerCase()); at++) name = `${stem}-${at}${ending}`
  taken.add(name.toLowerCase())
  return name
}
