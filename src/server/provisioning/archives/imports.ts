import type { components } from '../../../../generated/api.d.ts'
import { faultLine } from '../../../contract/archive-faults.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { SentForm } from '../../foundation/http/multipart.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope, Session } from '../../foundation/http/scope.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { itemCount } from '../content/apply.ts'
import { exportContent } from '../content/export.ts'
import { UnusableContent } from '../content/problems.ts'
import { mustBeAllowedToCreate } from '../starting/allowance.ts'
import { loadArchive } from './load-archive.ts'
import { dropArchive, storeArchive } from './store.ts'
import { summaryOf } from './summary.ts'

type BotImport = components['schemas']['BotImport']

/** Queue of the jobs that create bots from archives and from others. */
export const BOT_IMPORT = 'bot-import'

/** Attempts of an import before it has failed. */
export const ATTEMPTS = 3

const columns = ['id', 'name', 'state', 'done', 'total', 'bot_id', 'summary', 'faults', 'created_at'] as const

/** Reads an uploaded archive and stores it for its import. 422 with everything that must be mended. */
export async function reviewArchive({ user }: Session, { files }: SentForm): Promise<BotImport> {
  await tx(() => mustBeAllowedToCreate(user.id))
  const [sent, ...more] = files
  if (!sent || more.length > 0 || sent.field !== 'file') throw refused('Elige un archivo.')
  const { content, files: attached } = await loadArchive(sent.bytes).catch(refuseContent)
  await forgetReviewed(user.id)
  const file = await storeArchive(sent.bytes)
  const summary = summaryOf(content, attached.size)
  const name = [...(content.name ?? '')].slice(0, 60).join('') || 'Chatbot importado'
  const made = { name, file, summary, total: itemCount(content, attached.size), state: 'ready' as const }
  try {
    return await tx(() => insert(user.id, made))
  } catch (error) {
    await dropArchive(file)
    throw error
  }
}

/** Forgets the archive that a person reviewed before and did not import: only the last one waits on the disk. */
async function forgetReviewed(userId: number): Promise<void> {
  const gone = await db()
    .deleteFrom('bot_import')
    .where('user_id', '=', userId)
    .where('state', '=', 'ready')
    .returning('file')
    .execute()
  for (const { file } of gone) if (file) await dropArchive(file)
}

/** Starts the import of an archive that the caller reviewed. */
export function startImport({ user }: Session, id: number, name: string): Promise<BotImport> {
  return tx(async () => {
    const own = await ownImport(user.id, id, true)
    if (own.state !== 'ready')
      throw problem(409, 'in_use', 'Esta importación ya empezó. Espera a que termine o elige el archivo otra vez.')
    await mustBeAllowedToCreate(user.id)
    await db().updateTable('bot_import').set({ name, state: 'running' }).where('id', '=', id).execute()
    await begin(id)
    await writeAudit({ id, label: name, botId: null })
    return ownImport(user.id, id)
  })
}

/** Starts a copy of a bot; the caller becomes its administrator. */
export function startCopy({ user }: Session, scope: Scope, name: string): Promise<BotImport> {
  return tx(async () => {
    await mustBeAllowedToCreate(user.id)
    const { content, files } = await exportContent(scope)
    const summary = summaryOf(content, files.length)
    const total = itemCount(content, files.length)
    const made = await insert(user.id, { name, source_bot_id: scope.botId, summary, total, state: 'running' })
    await begin(made.id)
    await writeAudit({ id: scope.botId, label: name })
    return made
  })
}

/** Returns an import of the caller; 404 for any other. */
export async function ownImport(userId: number, id: number, lock = false): Promise<BotImport> {
  const query = db().selectFrom('bot_import').select(columns).where('id', '=', id).where('user_id', '=', userId)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  // The bot is hidden until it is complete.
  return { ...row, bot_id: row.state === 'done' ? row.bot_id : null }
}

const begin = (id: number) => enqueue(BOT_IMPORT, { id }, { key: String(id), maxAttempts: ATTEMPTS })

interface Made extends Pick<BotImport, 'name' | 'state' | 'summary' | 'total'> {
  file?: string
  source_bot_id?: number
}

async function insert(userId: number, { summary, ...made }: Made): Promise<BotImport> {
  const at = currentCall().services.clock()
  return db()
    .insertInto('bot_import')
    .values({ ...made, summary: json(summary), user_id: userId, created_at: at, updated_at: at })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

function refuseContent(error: unknown): never {
  if (!(error instanceof UnusableContent)) throw error
  throw problem(422, 'unreadable_file', error.faults[0]?.text ?? '', {
    file: error.faults.map(faultLine),
  })
}

function refused(text: string) {
  return problem(422, 'invalid', text, { file: [text] })
}
