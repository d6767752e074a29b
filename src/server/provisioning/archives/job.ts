import { brand } from '../../../../generated/shell.ts'
import { TIMEZONE } from '../../../contract/zone.ts'
import { writeAuditAs } from '../../foundation/audit/record.ts'
import { currentCall, inCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import type { Job, JobHandlers } from '../../foundation/jobs/run-job.ts'
import { storedBytes } from '../../foundation/media/files.ts'
import { membershipOf } from '../../foundation/scope/membership.ts'
import { TRIAL_PLAN } from '../../foundation/scope/plans.ts'
import { defaultPermissions, roles } from '../../foundation/scope/roles.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { queueRun } from '../../knowledge/training/start.ts'
import { addMember, insertBot } from '../../people/platform/new-bot.ts'
import { announceMembership } from '../../people/team/announce.ts'
import { applyContent } from '../content/apply.ts'
import { exportContent } from '../content/export.ts'
import { type ContentFault, UnusableContent } from '../content/problems.ts'
import { rowOf } from '../content/valid.ts'
import { hasSuspendedBot } from '../starting/allowance.ts'
import { ATTEMPTS, BOT_IMPORT } from './imports.ts'
import { type LoadedArchive, loadArchive } from './load-archive.ts'
import { dropArchive, readArchive } from './store.ts'

type Import = Awaited<ReturnType<typeof importOf>>

/** Returns the job handler that creates bots from archives and from other bots. */
export const archiveJobs = (services: Services): JobHandlers => ({
  [BOT_IMPORT]: (payload, job) => inCall({ services }, () => runImport(Number(rowOf(payload).id), job)),
})

/**
 * Creates the bot of an import. It is hidden until it is complete, as deleted ones are: what a killed process leaves is
 * deleted by the next attempt, or with the deleted bots.
 */
async function runImport(id: number, { attempt, signal }: Job): Promise<void> {
  const found = await importOf(id)
  if (found?.state !== 'running') return
  if (found.bot_id !== null) await db().deleteFrom('bot').where('id', '=', found.bot_id).execute()
  try {
    await create(found, signal)
  } catch (error) {
    if (error instanceof UnusableContent) return fail(found, error.faults)
    // A server that stops runs the job again later.
    // The last attempt tells the person that it failed.
    if (attempt >= ATTEMPTS && !signal.aborted) await fail(found, [{ file: '', place: '', text: BROKEN }])
    throw error
  }
  if (found.file) await dropArchive(found.file)
}

const BROKEN = 'Algo falló de nuestro lado. Inténtalo nuevamente más tarde.'

const importOf = (id: number) => db().selectFrom('bot_import').selectAll().where('id', '=', id).executeTakeFirst()

async function create(given: NonNullable<Import>, signal: AbortSignal): Promise<void> {
  const { content, files } = await sourceOf(given)
  const botId = await tx(() => insertHidden(given))
  const scope = scopeOf(botId, given.user_id, content.settings.timezone)
  await applyContent(
    scope,
    { ...content, name: given.name },
    {
      files,
      onProgress: async (done) => {
        signal.throwIfAborted()
        await db()
          .updateTable('bot_import')
          .set({ done: Math.min(done, given.total) })
          .where('id', '=', given.id)
          .execute()
      },
    },
  )
  await tx(() => publish(given, scope))
}

/** Returns the content to create. */
async function sourceOf({ file, source_bot_id, user_id }: NonNullable<Import>): Promise<LoadedArchive> {
  if (file) return loadArchive(await readArchive(file))
  const membership = source_bot_id === null ? null : await membershipOf(user_id, source_bot_id)
  // The person may have left the team since.
  if (source_bot_id === null || !membership?.permissions.configuration)
    throw new UnusableContent([{ file: '', place: '', text: 'Ya no puedes copiar ese chatbot. Elige otro.' }])
  const exported = await exportContent({ ...membership, botId: source_bot_id, userId: user_id, userName: '' })
  const files = new Map<string, Buffer>()
  for (const { id, filename } of exported.files) {
    const bytes = await storedBytes(id)
    if (bytes) files.set(filename, bytes)
  }
  return { content: exported.content, files }
}

async function insertHidden({ id, name, user_id }: NonNullable<Import>): Promise<number> {
  const botId = await insertBot({ name, planId: TRIAL_PLAN, ownerId: null, createdBy: user_id, form: null })
  const hidden = { removed_at: currentCall().services.clock(), special_state: 'chatbot_off' as const }
  await db().updateTable('bot').set(hidden).where('id', '=', botId).execute()
  await db().updateTable('bot_import').set({ bot_id: botId, done: 0 }).where('id', '=', id).execute()
  return botId
}

/** Shows the complete bot to the person who imported it, and starts its training. */
async function publish({ id, name, user_id }: NonNullable<Import>, { botId }: Scope): Promise<void> {
  const { name: actor, blocked_at } = await db()
    .selectFrom('app_user')
    .select(['name', 'blocked_at'])
    .where('id', '=', user_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (blocked_at)
    throw new UnusableContent([{ file: '', place: '', text: 'Tu cuenta está bloqueada. Escribe a soporte.' }])
  const suspended = `Tienes un chatbot suspendido. Escribe a ${brand.support}.`
  if (await hasSuspendedBot(user_id)) throw new UnusableContent([{ file: '', place: '', text: suspended }])
  await db().updateTable('bot').set({ removed_at: null, special_state: 'chatbot_on' }).where('id', '=', botId).execute()
  await addMember(botId, user_id)
  const by = { type: 'user', id: user_id, name: actor } as const
  await writeAuditAs({ action: 'import', resource: 'bot' }, { id: botId, label: name, botId, actor: by })
  if (await hasExamples(botId)) await queueRun(botId, user_id)
  await db()
    .updateTable('bot_import')
    .set((set) => ({ state: 'done', done: set.ref('total'), updated_at: currentCall().services.clock() }))
    .where('id', '=', id)
    .execute()
  await announceMembership(botId, user_id)
}

async function hasExamples(botId: number): Promise<boolean> {
  const row = db().selectFrom('example').select('id').where('bot_id', '=', botId).limit(1)
  return (await row.executeTakeFirst()) !== undefined
}

/** Deletes what was created and tells what must be mended. */
async function fail({ id, file }: NonNullable<Import>, faults: readonly ContentFault[]): Promise<void> {
  await tx(async () => {
    const made = await importOf(id)
    if (made?.bot_id) await db().deleteFrom('bot').where('id', '=', made.bot_id).execute()
    const failed = { state: 'failed' as const, faults: json(faults), updated_at: currentCall().services.clock() }
    await db().updateTable('bot_import').set(failed).where('id', '=', id).execute()
  })
  if (file) await dropArchive(file)
}

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
