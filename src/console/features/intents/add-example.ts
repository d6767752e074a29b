import { api, unwrap } from '../../api/client.ts'
import { withToasts } from '../../ui/call-toasts.ts'
import type { IntentDecision } from './IntentChoice.tsx'

/** Adds a text as an example of an existing or new intent. Returns the intent if it was created. */
export async function addExample(
  bot: number,
  text: string,
  decision: IntentDecision,
): Promise<{ id: number; name: string } | undefined> {
  const params = { path: { bot } }
  const created = decision.action === 'intent' ? await createIntent(bot, decision.intent_name) : undefined
  const intent_id = decision.action === 'intent' ? created?.id : decision.intent_id
  if (intent_id === undefined) return undefined
  const body = { text, intent_id }
  await withToasts('exampleCreate', () => unwrap(api.POST('/examples/{bot}', { params, body })))
  return created
}

async function createIntent(bot: number, intent_name: string): Promise<{ id: number; name: string }> {
  const { id, description } = await withToasts('intentCreate', () =>
    unwrap(api.POST('/ia/selector/add/{bot}', { params: { path: { bot } }, body: { intent_name } })),
  )
  return { id, name: description }
}
