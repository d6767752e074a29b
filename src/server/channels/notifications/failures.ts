import { plural } from '../../../contract/format.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Recipient } from './recipients.ts'

/** Why a mail does not leave: nobody can be reached, or the person did not accept alerts. */
export type MailObstacle = 'unaddressed' | 'pending' | 'refused'

/**
 * A recipient whom a notice did not reach by one of its means, by their id: an erasure must not have to find their
 * name.
 */
export interface Failure extends Pick<Recipient, 'contactId' | 'userId'> {
  why: MailObstacle | 'whatsapp'
  /** what WhatsApp answered, in words */
  text?: string
}

/** Returns whom notices did not reach as their detail: how many, by why; null for nobody. */
export function wordsOf(failures: readonly Failure[], ...before: readonly string[]): string | null {
  const groups = new Map<string, Failure[]>()
  for (const one of failures) {
    const key = `${one.why} ${one.userId === undefined} ${one.text ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...before, ...[...groups.values()].map(wordsOfGroup)].join('. ') || null
}

function wordsOfGroup(group: readonly Failure[]): string {
  const [first] = group
  if (first?.text !== undefined) return first.text.replace(/\.$/, '')
  const count = new Set(group.map(({ contactId, userId }) => contactId ?? userId)).size
  const isTeam = first?.userId !== undefined
  const who = isTeam ? plural(count, 'persona', 'personas') : plural(count, 'contacto', 'contactos')
  const [one, many] = DOES[first?.why ?? 'unaddressed']
  return `${who}${isTeam ? ' del equipo' : ''} ${count === 1 ? one : many}`
}

const DOES: Readonly<Record<Failure['why'], readonly [one: string, many: string]>> = {
  unaddressed: ['no tiene correo', 'no tienen correo'],
  pending: ['no confirmó su correo', 'no confirmaron su correo'],
  refused: ['no quiere recibir avisos por correo', 'no quieren recibir avisos por correo'],
  whatsapp: ['no recibió el WhatsApp', 'no recibieron el WhatsApp'],
}

/** Logs whom a rule did not reach, except those who have not accepted alerts, which is no failure. */
export function logFailures(ids: { bot: number; rule: number | null | undefined }, failures: readonly Failure[]): void {
  const recipients = failures
    .filter(({ why }) => why !== 'pending' && why !== 'refused')
    .map(({ contactId, userId, why }) =>
      contactId === undefined ? { user: userId, why } : { contact: contactId, why },
    )
  if (recipients.length > 0) currentCall().services.log.warn({ ...ids, recipients }, 'a notice did not reach everybody')
}
