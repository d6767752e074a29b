import type { components } from '../../../../generated/api.d.ts'
import { WebhookEventGrants } from '../../../../generated/grants.ts'
import { WebhookEventOptions } from '../../../../generated/options.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { assertGivable, isGivable } from '../../foundation/scope/grants.ts'
import { db } from '../../foundation/store/db.ts'

type Webhook = components['schemas']['Webhook']

const given = { field: 'events', grants: WebhookEventGrants, options: WebhookEventOptions } as const

/** Whether a person may see, in the whole bot, what an event tells. */
export const maySeeEvent = (scope: Scope, event: string): boolean => isGivable(scope, WebhookEventGrants, event)

/**
 * Throws 422 for an event that the person may not see themselves, and for a new address of a webhook that tells such an
 * event or still has one to deliver. Events that somebody else has chosen may stay.
 */
export async function assertEvents(
  scope: Scope,
  { events, url }: Pick<Webhook, 'events' | 'url'>,
  before?: Webhook,
): Promise<void> {
  assertGivable(scope, given, events, before?.events)
  if (!before || before.url === url) return
  if (await hasHiddenEvents(scope, before, events))
    throw invalidProblem(
      'url',
      'Este webhook avisa sucesos que no puedes ver. Pide a quien administra el chatbot que cambie la dirección.',
    )
}

/** Whether a webhook tells something that the person may not see, or still has it to deliver. */
export async function hasHiddenEvents(
  scope: Scope,
  { id, events }: Pick<Webhook, 'id' | 'events'>,
  added: readonly string[] = [],
): Promise<boolean> {
  const told = [...added, ...events, ...(await waitingEvents(id))]
  return told.some((event) => !maySeeEvent(scope, event))
}

/** Returns the events that a webhook still has to deliver. */
async function waitingEvents(webhookId: number): Promise<string[]> {
  const rows = await db()
    .selectFrom('webhook_delivery')
    .select('event')
    .distinct()
    .where('webhook_id', '=', webhookId)
    .where('state', 'in', ['pending', 'sending'])
    .execute()
  return rows.map(({ event }) => event)
}
