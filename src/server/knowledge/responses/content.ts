import { ChannelOptions } from '../../../../generated/options.ts'
import { readTarget } from '../../../contract/button-target.ts'
import { type ChannelNames, contentProblems } from '../../../contract/content.ts'
import { Problem, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { checkIds } from '../../foundation/resource/references.ts'
import { invalid } from '../../foundation/resource/refuse.ts'
import { db } from '../../foundation/store/db.ts'
import type { Channel, ResponseButton, ResponseMessage } from './types.ts'

/** The channels' labels, for texts. */
const channelNames = Object.fromEntries(ChannelOptions.map(({ value, label }) => [value, label])) as ChannelNames

/** What a response says and where it leads, whatever kind of response it is. */
interface Said {
  messages: readonly ResponseMessage[]
  buttons?: readonly ResponseButton[] | undefined
  channels?: readonly Channel[] | undefined
}

/** Refuses content that cannot be sent, each fault at its field. */
export function checkContent(said: Said): void {
  const problems = contentProblems(said, channelNames)
  if (problems.length === 0) return
  const fields: Record<string, string[]> = {}
  for (const { path, text } of problems) fields[path] = [...(fields[path] ?? []), text]
  throw problem(422, 'invalid', problems[0]?.text ?? '', fields)
}

/** Refuses files and destinations that the bot does not have, each at its field. */
export async function checkLeads(scope: Scope, { messages = [], buttons = [] }: Partial<Said>): Promise<void> {
  for (const [at, button] of buttons.entries()) await checkTarget(scope, button, `buttons.${at}.target`)
  for (const [at, { media_id, cards = [] }] of messages.entries()) {
    await checkMedia(scope, media_id, `messages.${at}.media_id`)
    for (const [place, card] of cards.entries()) {
      await checkMedia(scope, card.image, `messages.${at}.cards.${place}.image`)
      for (const [which, button] of (card.buttons ?? []).entries())
        await checkTarget(scope, button, `messages.${at}.cards.${place}.buttons.${which}.target`)
    }
  }
}

/** Refuses a file that is not one of the whole team's. */
export async function checkMedia({ botId }: Scope, id: number | null | undefined, field: string): Promise<void> {
  if (!id) return
  const row = await db()
    .selectFrom('media')
    .select('id')
    .where('bot_id', '=', botId)
    .where('number', '=', id)
    .where('visibility', '=', 'bot')
    .executeTakeFirst()
  if (!row) throw invalid(field, 'Ese archivo ya no existe.')
}

/** Refuses a button that leads to what is not there, by its title: what is said of it may be read far from its field. */
async function checkTarget(scope: Scope, button: ResponseButton, field: string): Promise<void> {
  try {
    await checkDestination(scope, button, field)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const why = error.message.charAt(0).toLowerCase() + error.message.slice(1)
    const text = `El botón «${button.title}» no lleva a ninguna parte: ${why} Elige otro destino.`
    throw problem(error.status, error.code, text, error.fields)
  }
}

/** A button that answers may name a response, or none: then its title is what comes back. */
async function checkDestination(scope: Scope, { type, target }: ResponseButton, field: string): Promise<void> {
  if (type === 'form') throw invalid(field, 'Ese formulario no existe.')
  if (type === 'area') return checkIds(scope, 'area', [Number(target) || 0], { field, text: 'Esa área no existe.' })
  if (type !== 'response' || !target) return
  const found = readTarget(target)
  if (!found) throw invalid(field, 'Esa respuesta no existe.')
  const table = found.kind === 'main' ? 'response' : 'secondary_response'
  await checkIds(scope, table, [found.id], { field, text: 'Esa respuesta no existe.' })
}
