import { channels as everywhere } from '../../../../contract/channels.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { checkIds } from '../../../foundation/resource/references.ts'
import { invalidProblem, takenProblem } from '../../../foundation/resource/refuse.ts'
import { db } from '../../../foundation/store/db.ts'
import { checkIntent } from '../../intents/queries.ts'
import { checkContent, checkLeads } from '../content.ts'
import type { Channel, MainInput, MainResponse } from '../types.ts'
import { checkConditionLeads, checkData } from './data.ts'

/** Rejects content that cannot be sent, and a second active response for the same intent, channel and time. */
export async function checkMain(scope: Scope, input: MainInput, before?: MainResponse): Promise<void> {
  const { valid_from, valid_until, next, next_id } = input
  checkContent(input)
  if (valid_from && valid_until && new Date(valid_from) >= new Date(valid_until))
    throw invalidProblem('valid_until', 'La vigencia debe terminar después de empezar.')
  if (next === 'secondary' && !next_id) throw invalidProblem('next_id', 'Elige la respuesta secundaria.')
  if (next === 'form' && !next_id) throw invalidProblem('next_id', 'Elige el formulario.')
  await checkData(scope, input, before)
  if (input.enabled !== false) await refuseRivals(scope, input, before?.id)
}

/** Rejects references of a main response to things that the bot does not have. */
export async function checkMainReferences(scope: Scope, named: Partial<MainInput>, input: MainInput): Promise<void> {
  const { intent_id, category_id, assign_labels = [], assign_area_id } = named
  await checkLeads(scope, named)
  await checkConditionLeads(scope, named)
  await checkIntent(scope, intent_id)
  await checkIds(scope, 'response_category', [category_id], {
    field: 'category_id',
    text: 'Esa categoría ya no existe. Elige otra.',
  })
  await checkIds(scope, 'label', assign_labels, {
    field: 'assign_labels',
    text: 'Elegiste una etiqueta que ya no existe. Quítala y vuelve a guardar.',
  })
  await checkIds(scope, 'area', [assign_area_id], {
    field: 'assign_area_id',
    text: 'Esa área ya no existe. Elige otra.',
  })
  if (named.next !== undefined || named.next_id !== undefined) await checkNext(scope, input)
}

async function checkNext(scope: Scope, { next, next_id }: MainInput): Promise<void> {
  if (next === 'form')
    await checkIds(scope, 'form', [next_id], {
      field: 'next_id',
      text: 'Ese formulario ya no existe. Elige otra continuación.',
    })
  if (next === 'secondary')
    await checkIds(scope, 'secondary_response', [next_id], {
      field: 'next_id',
      text: 'Esa respuesta ya no existe. Elige otra.',
    })
}

/** An intent has at most one active response per channel at a time. */
async function refuseRivals(scope: Scope, input: MainInput, id?: number): Promise<void> {
  const rival = await competingResponse(scope, input, id)
  if (rival)
    throw takenProblem(
      'intent_id',
      `«${rival.title}» ya contesta esa intención. Elige otros canales u otra vigencia, o edítala.`,
    )
}

/** The properties that decide whether two responses of an intent overlap. */
type Place = Pick<MainInput, 'intent_id' | 'channels'> & { valid_from?: Moment; valid_until?: Moment }

/** Returns the active response of the intent that overlaps in time and channel, if any. */
export async function competingResponse(
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
