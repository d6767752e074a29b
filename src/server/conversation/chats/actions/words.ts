import type { components } from '../../../../../generated/api.d.ts'
import { ChatPriorityOptions } from '../../../../../generated/options.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { viewersOf } from '../../../foundation/scope/visibility.ts'
import { db } from '../../../foundation/store/db.ts'
import type { ChatAction } from './types.ts'

/** An action in words, and why it can no longer be done. */
type Step = components['schemas']['ChatActionStep']

/** Characters of a text that its action quotes. */
const QUOTED = 60

/** The names that actions show. Nothing is known of what was deleted. */
interface Names {
  labels: ReadonlyMap<number, { title: string; scope: string }>
  areas: ReadonlyMap<number, string>
  /** people who attend chats of the bot */
  people: ReadonlyMap<number, string>
}

/** Returns each action of several lists in words, with what no longer exists as its problem. */
export async function stepsOf(scope: Scope, lists: readonly (readonly ChatAction[])[]): Promise<Step[][]> {
  if (lists.length === 0) return []
  const names = await namesOf(scope, lists.flat())
  return lists.map((actions) => actions.map((action) => stepOf(action, names)))
}

async function namesOf({ botId }: Scope, actions: readonly ChatAction[]): Promise<Names> {
  const idsOf = (key: 'label_id' | 'area_id' | 'user_id') => {
    const ids = actions.flatMap((action) => action[key] ?? [])
    return ids.length > 0 ? ids : [-1]
  }
  const of = (table: 'label' | 'area', ids: number[]) =>
    db().selectFrom(table).where(`${table}.bot_id`, '=', botId).where(`${table}.id`, 'in', ids)
  const labels = await of('label', idsOf('label_id')).select(['label.id', 'label.title', 'label.scope']).execute()
  const areas = await of('area', idsOf('area_id')).select(['area.id', 'area.name']).execute()
  const people = await db().selectFrom('app_user').select(['id', 'name']).where('id', 'in', idsOf('user_id')).execute()
  const attending = people.length > 0 ? new Set((await viewersOf(botId)).map(({ userId }) => userId)) : new Set()
  return {
    labels: new Map(labels.map(({ id, ...label }) => [id, label])),
    areas: new Map(areas.map(({ id, name }) => [id, name])),
    people: new Map(people.flatMap(({ id, name }) => (attending.has(id) ? [[id, name] as const] : []))),
  }
}

function stepOf(action: ChatAction, names: Names): Step {
  const fine = (text: string) => ({ text, problem: null })
  switch (action.type) {
    case 'reply':
      return fine(`responde ${quoted(action.text)}`)
    case 'comment':
      return fine(`comenta ${quoted(action.text)}`)
    case 'label_add':
    case 'label_remove': {
      const verb = action.type === 'label_add' ? 'agrega' : 'quita'
      const label = names.labels.get(action.label_id ?? 0)
      if (!label) return { text: `${verb} una etiqueta`, problem: 'Esa etiqueta ya no existe. Elige otra.' }
      const text = `${verb} la etiqueta «${label.title}»`
      if (action.type === 'label_add' && label.scope === 'contact')
        return { text, problem: 'Esa etiqueta es solo para contactos. Elige otra.' }
      return fine(text)
    }
    case 'area': {
      const area = names.areas.get(action.area_id ?? 0)
      if (area === undefined) return { text: 'pasa a un área', problem: 'Esa área ya no existe. Elige otra.' }
      return fine(`pasa al área «${area}»`)
    }
    case 'assign':
      return assignment(action, names)
    case 'priority':
      return fine(`cambia la prioridad a ${priorityName(action.priority)}`)
    case 'snooze':
      return fine(`pospone ${duration(action.minutes ?? 0)}`)
    case 'resolve':
      return fine('resuelve')
  }
}

function assignment({ to, user_id }: ChatAction, { people }: Names): Step {
  if (to === 'person') {
    const name = people.get(user_id ?? 0)
    const problem = 'Esa persona no atiende conversaciones de este chatbot. Elige otra.'
    return name === undefined ? { text: 'asigna a una persona', problem } : { text: `asigna a ${name}`, problem: null }
  }
  const texts = {
    me: 'asigna a quien la usa',
    round_robin: 'asigna por turno a alguien del área',
    least_busy: 'asigna a quien menos atiende del área',
    nobody: 'deja sin asignar',
  }
  return { text: texts[to ?? 'nobody'], problem: null }
}

function priorityName(priority: ChatAction['priority']): string {
  return (ChatPriorityOptions.find(({ value }) => value === priority)?.label ?? '').toLowerCase()
}

function quoted(text = ''): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > QUOTED ? `«${line.slice(0, QUOTED - 1).trimEnd()}…»` : `«${line}»`
}

function duration(minutes: number): string {
  const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
  if (minutes % 1440 === 0) return count(minutes / 1440, 'día', 'días')
  if (minutes % 60 === 0) return count(minutes / 60, 'hora', 'horas')
  return count(minutes, 'minuto', 'minutos')
}
