import { fold } from '../../../../../contract/phrase.ts'
import { isSameValue, type PartMerge } from '../../../../engine/conflict/merge.ts'
import { type Item, mergeItems } from '../../../../engine/conflict/merge-items.ts'
import type { Question } from '../types.ts'
import { idFrom, withRenamed } from './edit.ts'
import { differenceText } from './question-text.ts'

type Clash = ReturnType<PartMerge>['clashes'][number]
type Names = ReadonlyMap<string, string>

/** Words of the part that is the order of the questions, which no question is called. */
const ORDER = '/order'

/**
 * Merges two versions of a survey, question by question. A question is the same under another id, as its id changes
 * with its text: conditions and jumps lead to it whatever it is called.
 */
export const mergeQuestions: PartMerge = (first, second, third) => {
  const [base, mine, theirs] = [first, second, third].map((list) => list ?? []) as [Question[], Question[], Question[]]
  const theirKeys = keysOf(base, theirs, 'theirs')
  const myKeys = keysOf(base, mine, 'mine', theirs)
  const merged = mergeItems(
    base.map((value) => ({ key: value.id, value })),
    keyed(mine, myKeys),
    keyed(theirs, theirKeys),
  )
  const ids = idsOf(merged.items, new Set(theirs.map(({ id }) => id)))
  const named = (question: Question | undefined) => question && withNames(question, ids)
  const keys: Names = new Map([...theirKeys, ...myKeys, ...[...ids].map(([key, id]) => [id, key] as const)])
  const value = merged.items.map(({ key, value }) => ({ ...withNames(value, ids), id: ids.get(key) ?? value.id }))
  const clashes = merged.clashes.map(({ key, mine, theirs }): Clash => {
    const sides = { mine: named(mine), theirs: named(theirs) }
    const isIt = ({ id }: Question) => id === sides.mine?.id || id === sides.theirs?.id
    const place = base.findIndex(({ id }) => id === key)
    return {
      ...sides,
      part: {
        ...{ key, label: `Pregunta ${place + 1}` },
        read: (list) => (list as Question[]).find(isIt),
        write: (list, part) => withQuestion(list as Question[], isIt, part as Question | undefined, place),
        textOf: (part) => differenceText(part as Question | undefined, sides, [...base, ...value]),
      },
    }
  })
  const { order } = merged
  if (!order) return { value, clashes }
  const isIn = (key: string) => ids.has(key)
  const known = new Set([...order.mine, ...order.theirs].filter(isIn))
  const sequence = (list: unknown) =>
    (list as Question[]).map(({ id }) => keys.get(id) ?? id).filter((key) => known.has(key))
  const texts = new Map(merged.items.map(({ key, value }) => [key, value.text]))
  const part: Clash['part'] = {
    ...{ key: ORDER, label: 'Orden', read: sequence },
    write: (list, part) => {
      const places = new Map((part as string[]).map((key, at) => [key, at]))
      const placeOf = ({ id }: Question) => places.get(keys.get(id) ?? id) ?? places.size
      return (list as Question[]).toSorted((one, other) => placeOf(one) - placeOf(other))
    },
    textOf: (part) => (part as string[]).map((key, at) => `${at + 1}. ${texts.get(key) ?? key}`).join(' · '),
  }
  return { value, clashes: [...clashes, { mine: order.mine.filter(isIn), theirs: order.theirs.filter(isIn), part }] }
}

/**
 * Returns the keys of a version's questions by their ids: the id that each has in the base. Where one is missing and
 * another stands in its place, it was renamed.
 * @param others questions of the other version, of which a new one may be the same
 */
function keysOf(base: readonly Question[], side: readonly Question[], name: string, others: Question[] = []): Names {
  const keys = new Map(side.filter(({ id }) => base.some((one) => one.id === id)).map(({ id }) => [id, id]))
  const gone = gaps(base, ({ id }) => keys.has(id))
  const fresh = gaps(side, ({ id }) => keys.has(id))
  for (const [after, missing] of gone) {
    const candidates = fresh.get(after) ?? []
    for (const one of missing) {
      const free = candidates.filter(({ id }) => !keys.has(id))
      const [best] = free.toSorted((a, b) => likeness(one, b) - likeness(one, a))
      const isAlone = missing.length === candidates.length
      if (best && (isAlone || likeness(one, best) > 0)) keys.set(best.id, one.id)
    }
  }
  for (const question of side) {
    const isSame = name === 'theirs' || others.some((other) => isSameValue(other, question))
    if (!keys.has(question.id)) keys.set(question.id, `/${isSame ? 'theirs' : name}/${question.id}`)
  }
  return keys
}

/** Returns the questions that are not known, by the known one that they follow. */
function gaps(list: readonly Question[], isKnown: (question: Question) => boolean): Map<string, Question[]> {
  const found = new Map<string, Question[]>()
  let after = ''
  for (const question of list) {
    if (isKnown(question)) after = question.id
    else found.set(after, [...(found.get(after) ?? []), question])
  }
  return found
}

/** Returns how many words the texts of two questions share. */
function likeness(one: Question, other: Question): number {
  const words = new Set(fold(one.text).split(/\W+/))
  return new Set(
    fold(other.text)
      .split(/\W+/)
      .filter((word) => word !== '' && words.has(word)),
  ).size
}

/** Returns questions that name each other by their keys. */
const keyed = (list: readonly Question[], keys: Names): Item<Question>[] =>
  list.map((question) => ({ key: keys.get(question.id) ?? question.id, value: withNames(question, keys) }))

const withNames = (question: Question, names: Names): Question => withRenamed(question, (id) => names.get(id) ?? id)

/** Returns the ids of the merged questions by their keys. If two got the same, the one that is stored keeps it. */
function idsOf(items: readonly Item<Question>[], stored: ReadonlySet<string>): Names {
  const isNew = ({ key }: Item<Question>) => key.startsWith('/mine/')
  const taken: string[] = []
  const ids = new Map<string, string>()
  const rank = (item: Item<Question>) => (isNew(item) ? 2 : stored.has(item.value.id) ? 0 : 1)
  for (const { key, value } of items.toSorted((one, other) => rank(one) - rank(other))) {
    const id = taken.includes(value.id) ? idFrom(value.id, taken) : value.id
    taken.push(id)
    ids.set(key, id)
  }
  return ids
}

/** Returns the questions with another version of one of them, or without it. */
function withQuestion(
  list: readonly Question[],
  isIt: (question: Question) => boolean,
  part: Question | undefined,
  place: number,
): Question[] {
  const now = list.find(isIt)
  if (!part) return list.filter((question) => !isIt(question))
  if (!now) return list.toSpliced(place, 0, part)
  const named = (id: string) => (id === now.id ? part.id : id)
  return list.map((question) => (isIt(question) ? part : withRenamed(question, named)))
}
