import { channels as everywhere } from '../../../../contract/channels.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { checkIds } from '../../../foundation/resource/references.ts'
import { invalid, taken } from '../../../foundation/resource/refuse.ts'
import { db } from '../../../foundation/store/db.ts'
import { checkIntent } from '../../intents/queries.ts'
import { checkContent, checkLeads } from '../content.ts'
import type { Channel, MainInput, MainResponse } from '../types.ts'

/** Refuses content that cannot be sent, and a second response where one answers already. */
export async function checkMain(scope: Scope, input: MainInput, before?: MainResponse): Promise<void> {
  const { valid_from, valid_until, next, next_id } = input
  checkContent(input)
  if (valid_from && valid_until && new Date(valid_from) >= new Date(valid_until))
    throw invalid('valid_until', 'La vigencia debe terminar después de empezar.')
  if (next === 'secondary' && !next_id) throw invalid('next_id', 'Elegir la respuesta secundaria.')
  if (input.enabled !== false) await refuseRivals(scope, input, before?.id)
}

/** Refuses what a main response names and the bot does not have. */
export async function checkMainRefers(scope: Scope, named: Partial<MainInput>, input: MainInput): Promise<void> {
  const { intent_id, category_id, assign_labels = [], assign_area_id } = named
  await checkLeads(scope, named)
  await checkIntent(scope, intent_id)
  await checkIds(scope, 'response_category', [category_id], { field: 'category_id', text: 'Esa categoría no existe.' })
  await checkIds(scope, 'label', assign_labels, { field: 'assign_labels', text: 'Hay etiquetas que no existen.' })
  await checkIds(scope, 'area', [assign_area_id], { field: 'assign_area_id', text: 'Esa área no existe.' })
  if (named.next !== undefined || named.next_id !== undefined) await checkNext(scope, input)
}

async function checkNext(scope: Scope, { next, next_id }: MainInput): Promise<void> {
  if (next === 'form') throw invalid('next_id', 'Ese formulario no existe.')
  if (next === 'secondary')
    await checkIds(scope, 'secondary_response', [next_id], { field: 'next_id', text: 'Esa respuesta no existe.' })
}

/** One intent has one active answer on each channel at a time. */
async function refuseRivals(scope: Scope, input: MainInput, id?: number): Promise<void> {
  const rival = await rivalOf(scope, input, id)
  if (rival)
    throw taken(
      'intent_id',
      `«${rival.title}» ya contesta esa intención. Elegir otros canales u otra vigencia, o editarla.`,
    )
}

/** What an answer to an intent is measured by against others. */
type Place = Pick<MainInput, 'intent_id' | 'channels'> & { valid_from?: Moment; valid_until?: Moment }

/** The active answer of that intent that would answer at the same time on the same channel. */
export async function rivalOf(
  { botId }: Scope,
  place: Place,
  id = 0,
): Promise<{ id: number; title: string } | undefined> {
  const rivals = await db()
    .selectFrom('response')
    .select(['id', 'title', 'channels', 'valid_from', 'valid_until'])
    .where('bot_id', '=', botId)
    .where('intent_id', '=', place.intent_id)
    .where('id', '<>', id)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const own = time(place.valid_from, place.valid_until)
  return rivals.find(
    ({ channels, valid_from, valid_until }) =>
      meet(place.channels ?? [], channels) && overlap(own, time(valid_from, valid_until)),
  )
}

const all = (some: readonly Channel[]) => (some.length > 0 ? some : everywhere)
const meet = (one: readonly Channel[], other: readonly Channel[]) =>
  all(one).some((channel) => all(other).includes(channel))

type Moment = Date | string | null | undefined
const time = (from: Moment, until: Moment) =>
  [from ? new Date(from).getTime() : -Infinity, until ? new Date(until).getTime() : Infinity] as const
const overlap = (one: readonly [number, number], other: readonly [number, number]) =>
  one[0] < other[1] && other[0] < one[1]
