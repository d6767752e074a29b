import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../http/context.ts'
import { emitContentChange } from '../realtime/content.ts'
import { db, deferToCommit } from '../store/db.ts'
import { maskObject } from './mask.ts'

export type AuditAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'restore'
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'export'
  | 'import'
  | 'send'
  | 'train'
  | 'publish'
  | 'connect'
  | 'disconnect'
  | 'permission_change'
  | 'suspend'
  | 'resume'
  | 'view_sensitive'

/** The actor, when it is not the caller of the operation (a login, a job, an invited person). */
interface Actor {
  type: 'user' | 'bot' | 'api' | 'platform'
  id: number | null
  name: string
  role?: string | null
}

/** An action and the type of resource it was done to. */
export interface AuditedAction {
  action: AuditAction
  resource: components['schemas']['ChangeResource']
}

interface AuditEntry {
  /** action and resource come from the operation; use {@link writeAuditAs} to set them */
  action?: never
  resource?: never
  id?: number | string | null
  /** nothing else of its kind changes: who shows another one need not read it again */
  alone?: true
  /** display name of the resource; that of a section of the settings comes from the operation */
  label?: string | null
  before?: object | null
  after?: object | null
  /** the bot the resource belongs to: absent for the bot of the call, null for none */
  botId?: number | null
  status?: 'ok' | 'failed'
  actor?: Actor
}

/** Actions that change nothing. */
const READING: ReadonlySet<AuditAction> = new Set(['export', 'view_sensitive'])

/**
 * Writes an entry to the audit log, and publishes it if it changes the bot's content. Action, resource and the
 * names of sections come from the current operation (`x-audit`); actor, time and address come from the call. Call it inside the transaction of the
 * change, so that both are committed together. Secrets are masked before they are stored.
 * @throws outside of a call, and if the operation has no `x-audit`
 */
export async function writeAudit(entry: AuditEntry): Promise<void> {
  const { operation, isPart, automatic } = currentCall()
  if (isPart) return
  if (automatic) return writeAuditAs(automatic.audited, entry)
  if (!operation?.audit)
    throw new Error(`${operation?.id ?? 'A job'} has no x-audit: call writeAuditAs to name the resource and action`)
  const { label = entry.label } = operation.audit
  await writeAuditAs(operation.audit as AuditedAction, { ...entry, label })
}

/**
 * Like {@link writeAudit}, with an explicit action and resource. For changes that the current operation's `x-audit` does
 * not describe: details of another kind, changes made by a job, and code shared by several operations.
 */
export async function writeAuditAs(audited: AuditedAction, entry: AuditEntry): Promise<void> {
  const { services, request, session, scope, effects, isPart, auditedAs, automatic } = currentCall()
  if (isPart) return
  const { action, resource } = { ...audited, ...(auditedAs && { action: auditedAs }) }
  const actor = entry.actor ?? automatic?.actor ?? callerOf({ session, scope })
  const botId = entry.botId === undefined ? (automatic?.botId ?? scope?.botId ?? null) : entry.botId
  const line = db()
    .insertInto('audit')
    .values({
      bot_id: botId,
      at: services.clock(),
      actor_type: actor.type,
      actor_id: actor.id,
      actor_name: actor.name,
      actor_role: actor.role ?? null,
      action,
      resource_type: resource,
      resource_id: entry.id === undefined || entry.id === null ? null : String(entry.id),
      resource_label: entry.label ?? null,
      before: entry.before ? maskObject(entry.before) : null,
      after: entry.after ? maskObject(entry.after) : null,
      ip: request?.ip ?? null,
      user_agent: request?.userAgent ?? null,
      request_id: request?.id ?? null,
      status: entry.status ?? 'ok',
    })
  await deferToCommit(line)
  effects?.history.push({ action, resource, botId })
  const only = entry.alone && typeof entry.id === 'number' ? entry.id : undefined
  if (botId !== null && !READING.has(action)) await emitContentChange(botId, resource, only)
}

/** Returns the caller as an actor: a person, a system with an API key, or the platform itself. */
function callerOf({ session, scope }: Pick<ReturnType<typeof currentCall>, 'session' | 'scope'>): Actor {
  if (scope?.apiKeyId !== undefined) return { type: 'api', id: null, name: `Clave «${scope.userName}»`, role: null }
  const { id = null, name = 'Sistema' } = session?.user ?? {}
  return { type: session ? 'user' : 'platform', id, name, role: scope ? String(scope.roleId) : null }
}
