import { faultLine } from '../../../contract/archive-faults.ts'
import { filterInput, refusedCharactersText } from '../../../contract/input.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import type { SentForm } from '../../foundation/http/multipart.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Session } from '../../foundation/http/scope.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { UnusableContent } from '../content/problems.ts'
import { mustBeAllowedToCreate } from '../starting/allowance.ts'
import { ReadTooLong, summaryOfArchive } from './load-archive.ts'
import { type BotImport, begin, moveOf, ownImport } from './moves.ts'
import { publish } from './publish.ts'
import { archiveFiles } from './store.ts'

/**
 * Stores an uploaded archive and starts its review. 422 if it cannot be read. The review creates the bot, hidden, by the
 * rules that its content must obey: so it finds everything that must be mended, and nothing is left to fail later.
 */
export async function reviewArchive({ user }: Session, { files }: SentForm): Promise<BotImport> {
  await tx(() => mustBeAllowedToCreate(user.id))
  const [sent, ...more] = files
  if (!sent || more.length > 0 || sent.field !== 'file') throw refused('Elige un archivo.')
  const file = await archiveFiles.store(sent.bytes)
  try {
    const { summary, name: written = '' } = await summaryOfArchive(file).catch(refuseContent)
    const name = usableName(written)
    return await tx(async () => {
      await forgetReviewed(user.id)
      return begin(user.id, { kind: 'import', name, file, summary })
    })
  } catch (error) {
    await archiveFiles.drop(file)
    throw error
  }
}

/** Returns the name of an archive as a bot may have it: the file is written by anybody. */
function usableName(written: string): string {
  const plain = filterInput('proper-name', written.replace(/\s+/g, ' '))
  const name = [...plain.trim()].slice(0, 60).join('').trim()
  return name === '' || refusedCharactersText('proper-name', name) ? 'Chatbot importado' : name
}

/** Forgets the archives that a person sent before and did not import: only the last one waits. */
async function forgetReviewed(userId: number): Promise<void> {
  await db()
    .deleteFrom('bot_import')
    .where('user_id', '=', userId)
    .where('kind', '=', 'import')
    .where('state', '<>', 'done')
    .execute()
}

/** Gives the caller the bot of an archive that was reviewed. */
export function startImport({ user }: Session, id: number, name: string): Promise<BotImport> {
  return tx(async () => {
    const { state } = await ownImport(user.id, id, true)
    if (state === 'running')
      throw problem(409, 'in_use', 'Todavía revisamos el archivo. Espera a que termine e inténtalo nuevamente.')
    const move = await moveOf(id)
    if (state !== 'ready' || move?.bot_id == null)
      throw problem(409, 'in_use', 'Esta importación ya terminó. Para crear otro chatbot, elige el archivo otra vez.')
    await mustBeAllowedToCreate(user.id)
    await publish({ ...move, name }, move.bot_id)
    await writeAudit({ id: move.bot_id, label: name, botId: move.bot_id })
    return ownImport(user.id, id)
  })
}

function refuseContent(error: unknown): never {
  if (error instanceof ReadTooLong)
    throw problem(
      409,
      'timeout',
      'El archivo tarda demasiado en leerse en este momento. Inténtalo nuevamente más tarde.',
    )
  if (!(error instanceof UnusableContent)) throw error
  throw problem(422, 'unreadable_file', error.faults[0]?.text ?? '', {
    file: error.faults.map(faultLine),
  })
}

function refused(text: string) {
  return problem(422, 'invalid', text, { file: [text] })
}
