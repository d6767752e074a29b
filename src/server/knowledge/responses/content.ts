import { ChannelOptions } from '../../../../generated/options.ts'
import { parseTarget } from '../../../contract/button-target.ts'
import { type ChannelNames, contentProblems } from '../../../contract/content.ts'
import { Problem, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { checkIds } from '../../foundation/resource/references.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { db } from '../../foundation/store/db.ts'
import type { Channel, ResponseButton, ResponseMessage } from './types.ts'

/** Channel labels for error messages. */
const channelNames = Object.fromEntries(ChannelOptions.map(({ value, label }) => [value, label])) as ChannelNames

/** The content of a response of any kind. */
interface ResponseContent {
  messages: readonly ResponseMessage[]
  buttons?: readonly ResponseButton[] | undefined
  channels?: readonly Channel[] | undefined
}

/** Rejects content that cannot be sent, with each error at its field (422). */
export function checkContent(said: ResponseContent): void {
  const problems = contentProblems(said, channelNames)
  if (problems.length === 0) return
  const fields: Record<string, string[]> = {}
  for (const { path, text } of problems) fields[path] = [...(fields[path] ?? []), text]
  throw problem(422, 'invalid', problems[0]?.text ?? '', fields)
}

/**
 * Rejects files and button targets that the bot does not have, each at its field.
 * @param prefix path of the content in the body
 */
export async function checkLeads(
  scope: Scope,
  { messages = [], buttons = [] }: Partial<ResponseContent>,
  prefix = '',
): Promise<void> {
  for (const [at, button] of buttons.entries()) await checkTarget(scope, button, `${prefix}buttons.${at}.target`)
  for (const [at, { media_id, cards = [] }] of messages.entries()) {
    await checkMedia(scope, media_id, `${prefix}messages.${at}.media_id`)
    for (const [place, card] of cards.entries()) {
      await checkMedia(scope, card.image, `${prefix}messages.${at}.cards.${place}.image`)
      for (const [which, button] of (card.buttons ?? []).entries())
        await checkTarget(scope, button, `${prefix}messages.${at}.cards.${place}.buttons.${which}.target`)
    }
  }
}

/** Rejects a file that does not exist or is not shared with the whole team. */
export async function checkMedia({ botId }: Scope, id: number | null | undefined, field: string): Promise<void> {
  if (!id) return
  const row = await db()
    .selectFrom('media')
    .select('id')
    .where('bot_id', '=', botId)
    .where('number', '=', id)
    .where('visibility', '=', 'bot')
    .executeTakeFirst()
  if (!row) throw invalidProblem(field, 'Ese archivo ya no existe. Elige otro.')
}

/**
 * Rejects a button with a missing target. The error includes the button's title because it may be shown far from its
 * field.
 */
async function checkTarget(scope: Scope, button: ResponseButton, field: string): Promise<void> {
  try {
    await checkDestination(scope, button, field)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const why = error.message.charAt(0).toLowerCase() + error.message.slice(1)
    const text = `El botón «${button.title}» no lleva a ninguna parte: ${why}`
    throw problem(error.status, error.code, text, error.fields)
  }
}

/** A `response` button may have no target: pressing it then sends back its title. */
async function checkDestination(scope: Scope, { type, target }: ResponseButton, field: string): Promise<void> {
  if (type === 'form')
    return checkIds(scope, 'form', [Number(target) || 0], { field, text: 'Ese formulario ya no existe. Elige otro.' })
  if (type === 'area')
    return checkIds(scope, 'area', [Number(target) || 0], { field, text: 'Esa área ya no existe. Elige otra.' })
  if (type !== 'response' || !target) return
  const found = parseTarget(target)
  if (!found) throw invalidProblem(field, 'Esa respuesta ya no existe. Elige otra.')
  const table = found.kind === 'main' ? 'response' : 'secondary_response'
  await checkIds(scope, table, [found.id], { field, text: 'Esa respuesta ya no existe. Elige otra.' })
}
