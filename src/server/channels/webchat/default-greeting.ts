import { type PublicWebchatSettings, publicButtons } from '../../../contract/webchat.ts'
import { db } from '../../foundation/store/db.ts'
import { buttonTarget } from '../../knowledge/dialogue/button-target.ts'
import { botColumns, botSnapshot } from '../../knowledge/dialogue/snapshot.ts'
import { buildSystemReplies, personButton } from '../../knowledge/dialogue/system.ts'
import { publishedTraining } from '../../knowledge/dialogue/trained.ts'
import type { BotSnapshot, Turn } from '../../knowledge/dialogue/types.ts'
import type { WebchatBot } from './bot.ts'

/** Maximum number of automatic starter buttons, besides the one that requests a person. */
const MOST = 3

/**
 * Returns the public settings with defaults from the bot: its greeting as the welcome message and its most used
 * responses as starter buttons.
 */
export async function withDefaultGreeting({ id, face }: WebchatBot, now: Date): Promise<PublicWebchatSettings> {
  const bot = await botColumns(id)
  const { webchat } = bot.settings
  const chosen = webchat?.parameters?.starter_buttons !== undefined
  if (face.welcome_message && chosen) return face
  const snapshot = await botSnapshot(id, bot, await publishedTraining(id))
  const turn: Turn = { text: '', hasFiles: false, channel: 'webchat', now, variables: {}, seed: 0 }
  const greeting = buildSystemReplies('greeting', snapshot, turn, {}).flatMap((reply) =>
    reply.kind === 'say' ? [reply] : [],
  )
  const said = greeting.find(({ message }) => message.text)?.message.text ?? ''
  const offered = greeting.flatMap(({ buttons }) => buttons)
  const starters = offered.length > 0 ? offered : [...(await suggestedStarters(id, snapshot, turn)), personButton(turn)]
  return {
    ...face,
    welcome_message: face.welcome_message || said,
    starter_buttons: chosen ? face.starter_buttons : publicButtons(starters),
  }
}

/** Returns buttons for the most used responses. Pressing one leads to its response. */
async function suggestedStarters(
  botId: number,
  snapshot: BotSnapshot,
  turn: Turn,
): Promise<{ title: string; type: 'response' }[]> {
  const used = await db()
    .selectFrom('response')
    .select(['id', 'title'])
    .where('bot_id', '=', botId)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('used_count', 'desc')
    .orderBy('id')
    .limit(20)
    .execute()
  const keywords = snapshot.quick.flatMap(
    ({ keywords: [first = ''] }) => first && first[0]?.toUpperCase() + first.slice(1),
  )
  const found: { title: string; type: 'response' }[] = []
  // Each title may run through the model, so no more are checked than are shown.
  for (const title of [...used.map((response) => response.title), ...keywords]) {
    if (found.length === MOST) break
    const button = { title, type: 'response' as const }
    if (buttonTarget(snapshot, button, turn)) found.push(button)
  }
  return found
}
