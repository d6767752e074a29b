import type { components } from '../../../../generated/api.d.ts'
import type { Channel } from '../../../contract/channels.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db, deferToCommit } from '../../foundation/store/db.ts'

type Schemas = components['schemas']

/** Something that happened to a contact. */
interface ContactHappening {
  /** null if it concerns several contacts, or one that no longer exists */
  contactId: number | null
  /** name of the contact at the time */
  contact: string
  kind: Schemas['ContactEventKind']
  /** what to tell the team, in Spanish, without a full stop; may be empty */
  detail: string
  /** where it came from, if it came through a channel */
  channel?: Channel | null
  /** the import that it is part of */
  batchId?: number | null
  /** default: the caller of the operation, or the chatbot where nobody called one */
  actor?: Schemas['ContactEventActor']
  /** the person whose work it is; default: the caller */
  userId?: number | null
}

/**
 * Adds to the register of contacts. Call it in the transaction of the change: the rows are written at its end, at most
 * some thousands at once.
 */
export async function recordContactEvent({ botId }: Pick<Scope, 'botId'>, ...happened: ContactHappening[]) {
  if (happened.length === 0) return
  const { services, scope } = currentCall()
  const caller = callerOf(scope)
  const at = services.clock()
  const rows = happened.map(({ contactId, contact, kind, detail, channel = null, batchId = null, actor, userId }) => ({
    ...{ bot_id: botId, at, contact_id: contactId, contact, kind, detail, channel, batch_id: batchId },
    actor: actor ?? caller,
    user_id: actor === 'bot' ? null : (userId ?? scope?.userId ?? null),
  }))
  await deferToCommit(db().insertInto('contact_event').values(rows))
}

function callerOf(scope: Scope | undefined): Schemas['ContactEventActor'] {
  if (!scope) return 'bot'
  return scope.apiKeyId === undefined ? 'user' : 'api'
}
