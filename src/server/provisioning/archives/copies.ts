import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope, Session } from '../../foundation/http/scope.ts'
import { FileAnswer } from '../../foundation/http/send.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { mustBeAllowedToCreate } from '../starting/allowance.ts'
import { type BotImport, BROKEN, begin, endLost, ownImport } from './moves.ts'
import { archiveFiles } from './store.ts'

/** Starts a copy of a bot; the caller becomes its administrator. One of the same name that is running is answered again. */
export function startCopy({ user }: Session, scope: Scope, name: string): Promise<BotImport> {
  return tx(async () => {
    await lockBot(scope)
    await endLost(currentCall().services.clock())
    const running = await copiesOf(user.id, scope.botId).where('name', '=', name).executeTakeFirst()
    if (running) return ownImport(user.id, running.id)
    await mustBeAllowedToCreate(user.id)
    const made = await begin(user.id, { kind: 'copy', name, source_bot_id: scope.botId })
    await writeAudit({ id: scope.botId, label: name })
    return made
  })
}

/** Starts the export of a bot. One of the same person that is running is answered again; an earlier one is forgotten. */
export function startExport({ user }: Session, scope: Scope): Promise<BotImport> {
  const { botId } = scope
  mustMayTakeAway(user, scope)
  return tx(async () => {
    await lockBot({ botId })
    await endLost(currentCall().services.clock())
    const { name } = await db().selectFrom('bot').select('name').where('id', '=', botId).executeTakeFirstOrThrow()
    const present = await exportsOf(user.id, botId).execute()
    const running = present.find(({ state }) => state === 'running')
    if (!running) for (const { id } of present) await db().deleteFrom('bot_import').where('id', '=', id).execute()
    await writeAudit({ id: botId, label: name })
    return running ? ownImport(user.id, running.id) : begin(user.id, { kind: 'export', name, source_bot_id: botId })
  })
}

/** Returns the archive that the caller exported. 404 for one of others, or that was forgotten; 409 until it is written, and with the reason if it failed. */
export async function exportedFile({ user }: Session, scope: Scope, id: number): Promise<FileAnswer> {
  const { botId } = scope
  mustMayTakeAway(user, scope)
  const found = await exportsOf(user.id, botId).where('id', '=', id).executeTakeFirst()
  if (!found) throw commonProblems.notFound()
  if (found.state === 'failed')
    throw problem(409, 'unavailable', `La exportación falló. ${found.faults[0]?.text ?? BROKEN.text}`)
  if (found.state !== 'done' || !found.file)
    throw problem(409, 'in_use', 'El archivo todavía no está listo. Espera a que termine la exportación.')
  return FileAnswer.of(archiveFiles.placeOf(found.file)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? commonProblems.notFound() : error
  })
}

/** A suspended bot would go on as the import of its archive, whose bot no suspension reaches: only the platform takes it. */
function mustMayTakeAway({ admin }: Session['user'], { suspended }: Scope): void {
  if (suspended && !admin) throw commonProblems.suspended(suspended)
}

const exportsOf = (userId: number, botId: number) =>
  db()
    .selectFrom('bot_import')
    .select(['id', 'state', 'file', 'faults'])
    .where('kind', '=', 'export')
    .where('user_id', '=', userId)
    .where('source_bot_id', '=', botId)

const copiesOf = (userId: number, botId: number) =>
  db()
    .selectFrom('bot_import')
    .select('id')
    .where('kind', '=', 'copy')
    .where('state', '=', 'running')
    .where('user_id', '=', userId)
    .where('source_bot_id', '=', botId)
