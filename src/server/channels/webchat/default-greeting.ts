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

/** Number of responses tried for them: a title may lead nowhere. */
const CANDIDATES = 20

/**
 * Returns the public settings with defaults from the bot: its greeting as the welcome message and, as starter buttons,
 * those of the greeting or else its most used responses and a button that requests a person.
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
  const starters = async () =>
    offered.length > 0 ? offered : [...(await suggestedStarters(id, snapshot, turn)), personButton(turn)]
  return {
    ...face,
    welcome_message: face.welcome_message || said,
    starter_buttons: chosen ? face.starter_buttons : publicButtons(await starters()),
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
    .limit(CANDIDATES)
    .execute()
  const keywords = snapshot.quick.flatMap(({ keywords: [first] }) =>
    first ? [first.charAt(0).toUpperCase() + first.slice(1)] : [],
  )
  const found: { title: string; type: 'response' }[] = []
  // Checking a title may run the model, so stop at the maximum.
  for (const title of [...used.map((response) => response.title), ...keywords]) {
    if (found.length === MOST) break
    const button = { title, type: 'response' as const }
    if (buttonTarget(snapshot, button, turn)) found.push(button)
  }
  return found
}
