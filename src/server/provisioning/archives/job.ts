import { TIMEZONE } from '../../../contract/zone.ts'
import { writeAuditAs } from '../../foundation/audit/record.ts'
import { inCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import type { Job, JobHandlers } from '../../foundation/jobs/run-job.ts'
import { storedBytes } from '../../foundation/media/files.ts'
import { isUnfinished } from '../../foundation/scope/bot.ts'
import { membershipOf } from '../../foundation/scope/membership.ts'
import { TRIAL_PLAN } from '../../foundation/scope/plans.ts'
import { defaultPermissions, roles } from '../../foundation/scope/roles.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { applyContent, itemCount } from '../content/apply.ts'
import type { BotContent, ContentFiles } from '../content/content.ts'
import { exportContent } from '../content/export.ts'
import type { ContentLines } from '../content/lines.ts'
import { type ContentFault, UnusableContent } from '../content/problems.ts'
import { rowOf } from '../content/valid.ts'
import { lostSecrets } from '../content/webhook-secrets.ts'
import { loadArchive } from './load-archive.ts'
import { ATTEMPTS, BOT_IMPORT, BOT_IMPORT_DROP, BROKEN, change, Forgotten, type Move, moveOf } from './moves.ts'
import { insertHidden, mustStillBeAllowed, publish, refusal } from './publish.ts'
import { archiveFiles } from './store.ts'
import { summaryOf } from './summary.ts'
import { writeArchive } from './write-archive.ts'

/** Returns the handlers of the jobs that move whole bots. */
export const archiveJobs = (services: Services): JobHandlers => ({
  [BOT_IMPORT]: (payload, job) => inCall({ services }, () => run(Number(rowOf(payload).id), job)),
  [BOT_IMPORT_DROP]: (payload) => inCall({ services }, () => drop(rowOf(payload))),
})

/** The work of each kind: it ends with the row as its person shall see it. */
const works: Readonly<Record<Move['kind'], (move: Move, signal: AbortSignal) => Promise<void>>> = {
  import: async (move, signal) => {
    if (!move.file) throw new Error('an archive to review has a file')
    const loaded = await loadArchive(move.file, signal)
    const total = itemCount(loaded.content, loaded.files.size)
    await change(move.id, { total, lost: lostSecrets(loaded.content) })
    await build({ ...move, total }, loaded, signal)
    await change(move.id, { state: 'ready', done: total, file: null })
    await archiveFiles.drop(move.file)
  },
  copy: async (move, signal) => {
    const { content, files } = await exported(move, 'Ya no puedes copiar ese chatbot. Elige otro.')
    const read = files.map(({ id, filename }) => [filename, () => storedBytes(id)] as const)
    const total = itemCount(content, files.length)
    const lost = lostSecrets(content)
    await change(move.id, { total, lost, summary: summaryOf(content, files.length) })
    const botId = await build({ ...move, total }, { content, files: new Map(read) }, signal)
    await tx(async () => {
      await publish({ ...move, total }, botId)
      const actor = { type: 'user', id: move.user_id, name: await nameOf(move.user_id) } as const
      await writeAuditAs({ action: 'import', resource: 'bot' }, { id: botId, label: move.name, botId, actor })
    })
  },
  export: async (move, signal) => {
    const { content, files } = await exported(move, 'Ya no puedes exportar ese chatbot.')
    await change(move.id, { summary: summaryOf(content, files.length), lost: lostSecrets(content) })
    const { file, total } = await writeArchive(content, files, {
      signal,
      onProgress: (done, total) => change(move.id, { done, total }),
    })
    await change(move.id, { file, state: 'done', done: total, total }).catch(async (error: unknown) => {
      await archiveFiles.drop(file)
      throw error
    })
  },
}

async function run(id: number, { attempt, signal }: Job): Promise<void> {
  const move = await moveOf(id)
  if (move?.state !== 'running') return
  // What an attempt that was killed has left.
  if (move.bot_id !== null) await deleteHidden(move.bot_id)
  try {
    await tx(() => mustStillBeAllowed(move))
    await works[move.kind]({ ...move, bot_id: null }, signal)
  } catch (error) {
    const now = await moveOf(id)
    if (error instanceof Forgotten || !now) return
    if (error instanceof UnusableContent) return fail(now, error.faults)
    // A server that stops runs the job again later; the last attempt tells the person that it failed.
    if (attempt >= ATTEMPTS && !signal.aborted) await fail(now, [BROKEN])
    throw error
  }
}

/** Returns the bot to copy or export, if its person may still do so. */
async function exported({ source_bot_id, user_id }: Move, refused: string) {
  const membership = source_bot_id === null ? null : await membershipOf(user_id, source_bot_id)
  // The person may have left the team since, or the platform may have suspended the bot.
  if (source_bot_id === null || !membership?.permissions.configuration) throw refusal(refused)
  if (membership.suspended && !(await isAdmin(user_id))) throw refusal(refused)
  return exportContent({ ...membership, botId: source_bot_id, userId: user_id, userName: '' })
}

interface Source {
  content: BotContent
  files: ContentFiles
  lines?: ContentLines
}

/** Creates a hidden bot and returns its id. */
async function build(move: Move, { content, files, lines }: Source, signal: AbortSignal): Promise<number> {
  const botId = await tx(() => insertHidden(move))
  const scope = scopeOf(botId, move.user_id, content.settings.timezone)
  await applyContent(
    scope,
    { ...content, name: move.name },
    {
      files,
      ...(lines && { lines }),
      onProgress: async (done) => {
        signal.throwIfAborted()
        await change(move.id, { done: Math.min(done, move.total) })
      },
    },
  )
  return botId
}

/** Deletes what was created and tells what must be mended. */
async function fail({ id, file, bot_id }: Move, faults: readonly ContentFault[]): Promise<void> {
  await tx(async () => {
    if (bot_id !== null) await deleteHidden(bot_id)
    await change(id, { state: 'failed', faults, file: null })
  })
  if (file) await archiveFiles.drop(file)
}

async function drop({ file, bot }: Record<string, unknown>): Promise<void> {
  if (typeof file === 'string') await archiveFiles.drop(file)
  if (typeof bot === 'number') await deleteHidden(bot)
}

/** Deletes a bot that was never shown to anybody. */
async function deleteHidden(botId: number): Promise<void> {
  await db().deleteFrom('bot').where('id', '=', botId).where(isUnfinished('bot')).execute()
}

const isAdmin = async (userId: number): Promise<boolean> =>
  (await db().selectFrom('app_user').select('admin').where('id', '=', userId).executeTakeFirstOrThrow()).admin

const nameOf = async (userId: number): Promise<string> =>
  (await db().selectFrom('app_user').select('name').where('id', '=', userId).executeTakeFirstOrThrow()).name

/** The scope of the person who will be the administrator. */
const scopeOf = (botId: number, userId: number, timeZone: unknown = TIMEZONE): Scope => ({
  botId,
  userId,
  userName: '',
  roleId: roles.administrador,
  permissions: defaultPermissions(roles.administrador),
  planId: TRIAL_PLAN,
  timeZone: String(timeZone),
  areas: 'all',
})
