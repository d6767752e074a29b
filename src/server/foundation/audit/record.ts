import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../http/context.ts'
import { tellContent } from '../realtime/content.ts'
import { db, lastly } from '../store/db.ts'
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
  | 'permission_change'
  | 'view_sensitive'

/** Who did it, where it is not the caller of the operation (a login, a job, an invited person). */
export interface Actor {
  type: 'user' | 'bot' | 'api' | 'platform'
  id: number | null
  name: string
  role?: string | null
}

/** What was done to what. */
export interface Done {
  action: AuditAction
  resource: components['schemas']['ChangeResource']
}

export interface AuditEntry {
  /** the operation says what was done to what; {@link recordAs} what it does not say */
  action?: never
  resource?: never
  id?: number | string | null
  /** what people call it */
  label?: string | null
  before?: object | null
  after?: object | null
  /** the bot it belongs to; that of the call when absent, null for none */
  botId?: number | null
  status?: 'ok' | 'failed'
  actor?: Actor
}

/** What leaves everything as it was. */
const READING: ReadonlySet<AuditAction> = new Set(['export', 'view_sensitive'])

/**
 * Writes one line of the history of changes, and publishes it when it is about the bot's content. What was done to what
 * comes from the operation in progress (`x-audit`); who, when and from where come from the call. Call it inside the
 * transaction of the change, so that neither exists without the other. Secrets are masked before they are stored.
 * @throws outside of a call, and where the operation does not say what was done
 */
export async function record(entry: AuditEntry): Promise<void> {
  const { operation } = currentCall()
  if (!operation?.audit) throw new Error(`${operation?.id ?? 'A job'} has no x-audit: recordAs says what was done`)
  await recordAs(operation.audit as Done, entry)
}

/**
 * {@link record} of what the operation in progress does not tell: a detail of another kind than its own, or what a job
 * does. What several operations share says it as well where it is a detail of one of them.
 */
export async function recordAs({ action, resource }: Done, entry: AuditEntry): Promise<void> {
  const { services, request, session, scope, told } = currentCall()
  const actor: Actor = entry.actor ?? {
    type: session ? 'user' : 'platform',
    id: session?.user.id ?? null,
    name: session?.user.name ?? 'Sistema',
    role: scope ? String(scope.roleId) : null,
  }
  const botId = entry.botId === undefined ? (scope?.botId ?? null) : entry.botId
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
  await lastly(line)
  told?.history.push({ action, resource, botId })
  if (botId !== null && !READING.has(action)) await tellContent(botId, resource)
}
