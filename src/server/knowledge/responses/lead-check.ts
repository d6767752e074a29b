import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { brainOf } from '../dialogue/brain.ts'
import { leadOf } from '../dialogue/leads.ts'
import { taughtTo } from '../dialogue/taught.ts'

const NAMES = {
  secondary: 'una respuesta secundaria',
  keyword: 'una respuesta por palabra clave',
  person: 'una persona del equipo',
  situation: 'un texto de Respuestas Secundarias',
} as const

/** What a button of this title without a target leads to today, in words; null where nothing answers it. */
export async function leadCheck({ botId }: Scope, title: string): Promise<{ leads_to: string | null }> {
  const { settings } = await db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirstOrThrow()
  const brain = await brainOf(botId, settings, await taughtTo(botId))
  const now = currentCall().services.clock()
  const lead = leadOf(brain, { title, type: 'response' }, { channel: 'webchat', now })
  if (!lead) return { leads_to: null }
  if (lead.kind !== 'main') return { leads_to: NAMES[lead.kind] }
  const response = brain.taught?.responses.find(({ id }) => id === lead.id)
  return { leads_to: response ? `«${response.title}»` : null }
}
