import { UnreadableFile } from '../csv/unreadable.ts'
import type { SentForm } from '../http/multipart.ts'
import { problem } from '../http/problem.ts'
import type { waitingFiles } from '../media/waiting-files.ts'
import { texts } from './limits.ts'
import { isWorkbook } from './table.ts'
import type { TableSummary } from './thread.ts'

/** A file that somebody sent, as it waits for its import. */
interface SentTable extends TableSummary {
  /** where it is in the folder of waiting files */
  file: string
  /** what the person calls it */
  name: string
}

/**
 * Stores the file of a form, and passes what is in it to `work`. The file goes if that fails.
 * @throws 422 if it cannot be read
 */
export async function receiveTable<T>(
  { files: sentFiles }: SentForm,
  waiting: ReturnType<typeof waitingFiles>,
  summaryOf: (place: string) => Promise<TableSummary>,
  work: (sent: SentTable) => Promise<T>,
): Promise<T> {
  const [sent, ...more] = sentFiles
  if (!sent || more.length > 0 || sent.field !== 'file') throw refused('Elige un archivo.')
  if (/\.xlsx?$/i.test(sent.filename) && !isWorkbook(sent.bytes)) throw refused(texts.noBook, 'unreadable_file')
  const file = await waiting.store(sent.bytes)
  try {
    return await work({ ...(await summaryOf(waiting.placeOf(file))), file, name: fileName(sent.filename) })
  } catch (error) {
    await waiting.drop(file)
    throw error instanceof UnreadableFile ? refused(error.message, 'unreadable_file') : error
  }
}

const fileName = (name: string): string =>
  name
    .replace(/[<>'\p{C}]/gu, '')
    .trim()
    .slice(0, 120) || 'archivo'

function refused(text: string, code: 'invalid' | 'unreadable_file' = 'invalid') {
  return problem(422, code, text, { file: [text] })
}
