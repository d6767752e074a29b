import { type Face, publicButtons } from '../../../contract/webchat.ts'
import { db } from '../../foundation/store/db.ts'
import { brainOf } from '../../knowledge/dialogue/brain.ts'
import { leadOf } from '../../knowledge/dialogue/leads.ts'
import { personButton, saySystem } from '../../knowledge/dialogue/system.ts'
import { taughtTo } from '../../knowledge/dialogue/taught.ts'
import type { Brain, Turn } from '../../knowledge/dialogue/types.ts'
import type { WebchatBot } from './bot.ts'

/** Starters of a bot that chose none: as many as fit beside the way to a person. */
const MOST = 3

/**
 * The face of a bot with words to begin with: where nobody wrote a welcome it is the bot's greeting, and where nobody
 * chose starters they are what the bot answers most.
 */
export async function startingFace({ id, face }: WebchatBot, now: Date): Promise<Face> {
  const { settings } = await db().selectFrom('bot').select('settings').where('id', '=', id).executeTakeFirstOrThrow()
  const { webchat } = settings
  const chosen = webchat?.parameters?.starter_buttons !== undefined
  if (face.welcome_message && chosen) return face
  const brain = await brainOf(id, settings, await taughtTo(id))
  const turn: Turn = { text: '', hasFiles: false, channel: 'webchat', now, variables: {}, seed: 0 }
  const greeting = saySystem('greeting', brain, turn, {}).flatMap((reply) => (reply.kind === 'say' ? [reply] : []))
  const said = greeting.find(({ message }) => message.text)?.message.text ?? ''
  const offered = greeting.flatMap(({ buttons }) => buttons)
  const starters = offered.length > 0 ? offered : [...(await answered(id, brain, turn)), personButton(turn)]
  return {
    ...face,
    welcome_message: face.welcome_message || said,
    starter_buttons: chosen ? face.starter_buttons : publicButtons(starters),
  }
}

/** Titles of what the bot answers, the most asked first; each leads to its answer when it is pressed. */
async function answered(botId: number, brain: Brain, turn: Turn): Promise<{ title: string; type: 'response' }[]> {
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
  const keywords = brain.quick.flatMap(
    ({ keywords: [first = ''] }) => first && first[0]?.toUpperCase() + first.slice(1),
  )
  const found: { title: string; type: 'response' }[] = []
  // each may be put to the model, so no more are looked at than are shown
  for (const title of [...used.map((response) => response.title), ...keywords]) {
    if (found.length === MOST) break
    const button = { title, type: 'response' as const }
    if (leadOf(brain, button, turn)) found.push(button)
  }
  return found
}
