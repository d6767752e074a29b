import { asAutomatic } from '../../../foundation/http/context.ts'
import { actingAs } from '../core/thread-actor.ts'

/** A rule of a bot's chats, which acts by itself. */
export interface ActingRule {
  id: number
  name: string
}

/** The name that the history and comments give to a rule. */
export const signatureOf = ({ name }: Pick<ActingRule, 'name'>): string => `Regla: ${name}`

/** Runs what a rule of a bot does: the history and the threads name the rule, and no other rule sees it as an event. */
export function asRule<T>(botId: number, rule: ActingRule, work: () => T): T {
  const actor = { type: 'bot' as const, id: rule.id, name: signatureOf(rule) }
  const audited = { action: 'update', resource: 'chat' } as const
  return actingAs({ actor: 'rule', name: rule.name }, () => asAutomatic({ botId, actor, audited }, work))
}
