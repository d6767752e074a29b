import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { buttonTarget } from '../dialogue/button-target.ts'
import { botColumns, botSnapshot } from '../dialogue/snapshot.ts'
import { publishedTraining } from '../dialogue/trained.ts'

const NAMES = {
  secondary: 'una respuesta secundaria',
  keyword: 'una respuesta por palabra clave',
  person: 'una persona del equipo',
  situation: 'un texto de Respuestas Secundarias',
} as const

/** Returns what a button with this title and no target leads to now, as text; null if nothing answers it. */
export async function checkButtonTarget({ botId }: Scope, title: string): Promise<{ leads_to: string | null }> {
  const bot = await botSnapshot(botId, await botColumns(botId), await publishedTraining(botId))
  const now = currentCall().services.clock()
  const lead = buttonTarget(bot, { title, type: 'response' }, { channel: 'webchat', now })
  if (!lead) return { leads_to: null }
  if (lead.kind !== 'main') return { leads_to: NAMES[lead.kind] }
  const response = bot.trained?.responses.find(({ id }) => id === lead.id)
  return { leads_to: response ? `«${response.title}»` : null }
}
