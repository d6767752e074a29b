import type { Scope } from '../../../foundation/http/scope.ts'
import { notifyWebhooks } from '../../webhooks/queue.ts'
import { noteForRules } from './rule-events.ts'
import { queueSurveys } from './survey-queue.ts'

/** Tells the webhooks, the rules and the surveys that the caller resolved a chat. */
export async function notifyResolved({ botId, userId, userName }: Scope, chatId: number): Promise<void> {
  await noteForRules(botId, chatId, 'resolved')
  await queueSurveys(botId, chatId)
  // An API key is no person.
  const resolved_by = userId === null ? null : { id: userId, name: userName }
  await notifyWebhooks(botId, { event: 'resolved', chatId, data: { resolved_by } })
}
