import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freshStore, storeKinds, type TestStore } from '../../../../tests/support/stores.ts'
import { db } from './db.ts'
import { exact, type ListColumns, type ListRequest, listRows, text, time } from './list.ts'

const zone = 'America/Argentina/Buenos_Aires'
const columns: ListColumns = {
  id: exact('bot.id'),
  name: text('bot.name'),
  plan: text('plan.name'),
  plan_id: exact('bot.plan_id'),
  created_at: time('bot.created_at', zone),
}
const abc = 'z o l g i c p r f e s n a zo oo ol lo og gi ic co pr ro of fe es si io on na al'
const bots = [
  ['Ñandú', 1, '2026-03-10T02:59:59Z'],
  ['nube', 1, '2026-03-10T03:00:00Z'],
  ['Árbol 100%', 2, '2026-03-11T02:59:59Z'],
  ['arbolito', 2, '2026-03-11T03:00:00Z'],
  ['zoológico', 2, '2026-04-01T00:00:00Z'],
] as const

describe.each(storeKinds)('lists of the %s store', (kind) => {
  let own: TestStore
  beforeAll(async () => {
    own = await freshStore(kind)
    const names = ['Inicial', 'Profesional']
    await own.store.kysely
      .insertInto('plan')
      .values(names.map((name, index) => ({ id: index + 1, name })))
      .execute()
    await own.store.kysely
      .insertInto('bot')
      .values(bots.map(([name, plan_id, created_at]) => ({ name, plan_id, created_at })))
      .execute()
  })
  afterAll(() => own.discard())

  async function list(asked: Partial<ListRequest>) {
    const request: ListRequest = { filter: {}, sort: ['id', 'ASC'], range: [0, 9], search: ['name', 'plan'], ...asked }
    const { items, total } = await own.store.run(() => {
      const query = db().selectFrom('bot').innerJoin('plan', 'plan.id', 'bot.plan_id').select('bot.name')
      return listRows(query, request, columns)
    })
    expect(items.every((item) => Object.keys(item).join() === 'name')).toBe(true)
    return [items.map(({ name }) => name).join(' | '), total]
  }

  test.each<[string, ListRequest['filter'], string, number]>([
    ['nothing', {}, 'Ñandú | nube | Árbol 100% | arbolito | zoológico', 5],
    ['text without its accents', { name: 'ARBOL' }, 'Árbol 100% | arbolito', 2],
    ['n, which is not ñ', { name: 'nandu' }, '', 0],
    ['ñ', { name: 'ñandu' }, 'Ñandú', 1],
    ['a wildcard character as a literal', { name: '0%' }, 'Árbol 100%', 1],
    ['another wildcard character', { name: 'a_b' }, '', 0],
    ['a full-width percent, which folds to a wildcard character', { name: '％' }, 'Árbol 100%', 1],
    ['a small percent', { name: '0﹪' }, 'Árbol 100%', 1],
    ['a full-width underline', { name: '＿' }, '', 0],
    ['a full-width backslash', { name: '＼' }, '', 0],
    ['equality', { plan_id: 1 }, 'Ñandú | nube', 2],
    ['any of several', { id: [1, 3] }, 'Ñandú | Árbol 100%', 2],
    ['none of several', { id: [] }, '', 0],
    ['null', { plan_id: null }, '', 0],
    ['a null text', { name: null }, '', 0],
    ['a null timestamp', { created_at: null }, '', 0],
    ['an absent value', { plan_id: undefined, name: 'zoo' }, 'zoológico', 1],
    ['the first local day', { created_at_from: '2026-03-10', created_at_to: '2026-03-10' }, 'nube | Árbol 100%', 2],
    ['from a local day', { created_at_from: '2026-03-11' }, 'arbolito | zoológico', 2],
    ['up to a timestamp', { created_at_to: '2026-03-10T02:59:59Z' }, 'Ñandú', 1],
    ['a range of numbers', { id_from: 2, id_to: 3 }, 'nube | Árbol 100%', 2],
    ['each word in some column', { q: 'profesional  zoo' }, 'zoológico', 1],
    ['a word that is in no column', { q: 'zoo nada' }, '', 0],
    ['a word and its beginning', { q: 'arb ARBOL árbol' }, 'Árbol 100% | arbolito', 2],
    ['a letter beside an accented one', { q: 'nandú n\u0303and' }, '', 0],
    ['as many words as somebody pastes', { q: `${abc} profesional zoológico` }, 'zoológico', 1],
    ['the maximum number of words, one of them in no column', { q: `${abc} profesional zoológico x` }, '', 0],
    ['no word', { q: '  ' }, 'Ñandú | nube | Árbol 100% | arbolito | zoológico', 5],
    ['two filters', { plan: 'inicial', name: 'u' }, 'Ñandú | nube', 2],
  ])('filters by %s', async (_, filter, names, total) => {
    expect(await list({ filter })).toStrictEqual([names, total])
  })

  test('does not search for a word that is part of another one', async () => {
    const asked = vi.spyOn(own.store.kysely.getExecutor(), 'executeQuery')
    await list({ filter: { q: `zoológico ${'zoo '.repeat(100)} ZOO Lógico arbol` }, search: ['name'] })
    const parameters = asked.mock.calls.flatMap(([{ parameters }]) => parameters)
    asked.mockRestore()
    expect(parameters.filter((one) => typeof one === 'string')).toEqual(['zoológico', 'arbol'])
  })

  test.each<[ListRequest['sort'], string]>([
    [['name', 'ASC'], 'Árbol 100% | arbolito | nube | Ñandú | zoológico'],
    [['name', 'DESC'], 'zoológico | Ñandú | nube | arbolito | Árbol 100%'],
    [['plan_id', 'ASC'], 'Ñandú | nube | Árbol 100% | arbolito | zoológico'],
    [['plan_id', 'DESC'], 'zoológico | arbolito | Árbol 100% | nube | Ñandú'],
    [['created_at', 'DESC'], 'zoológico | arbolito | Árbol 100% | nube | Ñandú'],
  ])('sorts by %j', async (sort, names) => {
    expect(await list({ sort })).toStrictEqual([names, 5])
  })

  test('pages neither repeat nor skip rows, and count all of them', async () => {
    expect(await list({ range: [0, 1] })).toStrictEqual(['Ñandú | nube', 5])
    expect(await list({ range: [2, 3] })).toStrictEqual(['Árbol 100% | arbolito', 5])
    expect(await list({ range: [4, 5] })).toStrictEqual(['zoológico', 5])
    expect(await list({ range: [8, 9] })).toStrictEqual(['', 5])
    expect(await list({ range: [8, 9], filter: { plan_id: 1 } })).toStrictEqual(['', 2])
  })

  test('never uses names from the request as SQL', async () => {
    const attack = 'name"; drop table bot; --'
    await expect(list({ sort: [attack, 'ASC'] })).rejects.toThrow('no column')
    await expect(list({ filter: { [attack]: 1 } })).rejects.toThrow('no column')
    await expect(list({ filter: { constructor: 1 } })).rejects.toThrow('no column')
    expect(await list({ filter: { name: attack } })).toStrictEqual(['', 0])
    expect((await sql`select 1 from bot`.execute(own.store.kysely)).rows).toHaveLength(5)
  })
})
