import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BuiltId } from '../../generated/operations.ts'
import type { Body } from '../../src/server/foundation/http/handler.ts'
import type { Input, Item, ResourceName } from '../../src/server/foundation/resource/types.ts'
import { permissionNames, type RoleId } from '../../src/server/foundation/scope/roles.ts'
import { startApp, type TestApp } from './app.ts'
import { bodyOf } from './described.ts'
import {
  type Calls,
  calling,
  leastOf,
  may,
  operationsOf,
  type Person,
  type Place,
  person,
  place,
  type Thing,
} from './resource-bench.ts'
import { describeList } from './resource-list.ts'
import { describeTraces } from './resource-traces.ts'
import { describeTrash } from './resource-trash.ts'

/** What the contract does not tell of a resource. `G` is what `arrange` made. */
export interface Sample<N extends ResourceName, G> {
  /**
   * what the `n`-th is created from. Each has a name of its own; what it says besides differs from what is there when
   * it is not said, and better differs between even and odd ones, for the filters
   */
  body: (n: number, given: G) => Input<N>
  /** what the `n`-th change says: values that no body has */
  change: (n: number, given: G) => Partial<NonNullable<Body<Extract<`${N}Update`, BuiltId>>>>
  /** what people call one: a property of it, or what makes the name */
  named: (keyof Item<N> & string) | ((item: Item<N>) => string)
  /** the field of the body that nobody else may have, what is said at it, and whether case and accents count */
  unique?: { field: keyof Input<N> & string; text?: string; exact?: true }
  /** makes what the bodies refer to */
  arrange?: (place: Place) => Promise<G>
  /** the role of those who write; Editor when absent */
  role?: RoleId
  /** only who made one may change it */
  owned?: true
  /** the server of the file; one of its own when absent */
  app?: () => TestApp
}

/** What the tests of one resource share. */
export interface Bench extends Place {
  name: string
  calls: Calls
  /** what the next one is created from */
  next: () => Thing
  /** what the next change says */
  change: () => Thing
  /** somebody else who may change what the writer made: the writer where nobody may */
  colleague: Person
  sample: { unique?: { field: string; text?: string; exact?: true }; nameOf: (item: Thing) => string }
  /** a name that is taken by `input`, as somebody else would write it */
  taken: (input: Thing) => Thing
}

const ABSENT = 2_000_000_000

/**
 * The tests that every resource has, made from its operations: those it lacks are not tested. What is special to it is
 * tested beside them.
 * @param name as its operations begin: `label` of `labelCreate`
 */
export function describeResource<N extends ResourceName, G = undefined>(name: N, sample: Sample<N, G>): void {
  const operations = operationsOf(name)
  const { Create, Update, Get, Delete, List, Restore } = operations
  let at: Bench
  const bench = () => at

  describe(`as every resource: ${name}`, () => {
    beforeAll(async () => {
      at = await benchOf(name, sample, sample.app?.() ?? (await startApp()))
    })
    afterAll(async () => {
      if (!sample.app) await at?.app.stop()
    })

    if (Create)
      test('one is created, listed and read as it was answered', async () => {
        const { calls } = at
        const { item, input } = await calls.make(at.next())
        for (const [field, value] of Object.entries(input)) if (field in item) expect(item[field]).toEqual(value)
        const made = { item, input }
        if (List) expect((await calls.list(calls.whole)).items.find(({ id }) => id === item.id)).toMatchObject(item)
        if (Get) expect((await calls.about('Get', made)).body).toEqual(item)
        if (Get) expect((await calls.about('Get', { ...made, item: { ...item, id: ABSENT } })).status).toBe(404)
      })

    if (Update)
      test('a change keeps what it leaves out', async () => {
        const made = await at.calls.make(at.next())
        const change = at.change()
        const { status, body } = await at.calls.about('Update', made, change)
        expect([status, body]).toMatchObject([200, change])
        const said = [...Object.keys(change), 'version']
        for (const field of Create?.bodyFields ?? [])
          if (field in made.item && !said.includes(field))
            expect([field, body[field]]).toEqual([field, made.item[field]])
        if ('version' in made.item) expect(body.version).toBe(made.item.version + 1)
        const absent = { ...made, item: { ...made.item, id: ABSENT, [`${name}_id`]: ABSENT } }
        expect((await at.calls.about('Update', absent, at.change())).status).toBe(404)
      })

    if (Update?.bodyFields?.includes('version'))
      test('a change of an old version is refused with the record, who changed it and when; of the current one it is done', async () => {
        const made = await at.calls.make(at.next())
        const [{ version }, change] = [made.item, at.change()]
        const theirs = await at.calls.about('Update', made, { ...change, version }, at.colleague)
        expect(theirs.status).toBe(200)
        const late = await at.calls.about('Update', made, { version })
        expect([late.status, late.body]).toMatchObject([
          409,
          {
            ...{ code: 'stale', current: { ...change, version: version + 1 } },
            changed_by: { id: at.colleague.id, name: at.colleague.name },
            changed_at: at.app.clock.now().toISOString(),
          },
        ])
        // the same shape as the answer that the colleague had, so that a form can take it in
        expect(Object.keys(late.body.current)).toEqual(expect.arrayContaining(Object.keys(theirs.body)))
        const again = await at.calls.about('Update', made, { version: version + 1 })
        expect([again.status, again.body.version]).toEqual([200, version + 2])
      })

    if (sample.unique)
      test('a name that is taken is refused at its field; another one is not, nor the same in another chatbot', async () => {
        const { field = '', text } = at.sample.unique ?? {}
        const { input } = await at.calls.make(at.next())
        const other = await at.calls.make(at.next())
        const refused = await at.calls.create({ ...at.next(), ...at.taken(input) })
        expect([refused.status, refused.body]).toMatchObject([409, { code: 'taken' }])
        expect(refused.body.fields).toEqual({ [field]: [text ?? refused.body.message] })
        const away = await benchOf(name, sample, at.app)
        await away.calls.make({ ...away.next(), [field]: input[field] })
        if (!Update) return
        const own = Update.bodyFields?.includes(field) ? field : String(sample.named)
        const take = (value: unknown) => at.calls.about('Update', other, { [own]: value })
        expect(await take(at.taken(input)[field])).toMatchObject({ status: 409, body: { code: 'taken' } })
        expect(Object.keys((await take(at.taken(input)[field])).body.fields)).toEqual([own])
        expect((await take(at.taken(other.input)[field])).status).toBe(200)
      })

    if (Delete)
      test('deleted it is gone, and its name is free', async () => {
        const { calls } = at
        const made = await calls.make(at.next())
        expect((await calls.about('Delete', made)).status).toBe(Delete.success[0])
        if (Get) expect((await calls.about('Get', made)).status).toBe(404)
        if (List) expect((await calls.list(calls.whole)).items.map(({ id }) => id)).not.toContain(made.item.id)
        if (Update) expect((await calls.about('Update', made, at.change())).status).toBe(404)
        expect((await calls.about('Delete', made)).status).toBe(404)
        await calls.make(made.input)
      })

    if (List?.list) describeList(List, bench)
    if (Restore) describeTrash(operations, bench)
    if (Create) describeTraces(operations, bench)

    const all = Object.values(operations)
    const { plan } = leastOf(all, sample.role ?? 3)
    const refusing = all.filter(({ access }) => !may(access, 4, plan, []))
    if (refusing.length > 0)
      test('who may not is refused; who has just the permission for it is not', async () => {
        const nobody = await person(at.app, at.bot, 4, [])
        const made = await at.calls.make(at.next())
        const attempt = async (who: Person) =>
          [
            List && (await at.calls.list({}, who)),
            Get && (await at.calls.about('Get', made, {}, who)),
            Create && (await at.calls.create(at.next(), who)),
            Update && (await at.calls.about('Update', made, at.change(), who)),
            Delete && (await at.calls.about('Delete', made, {}, who)),
            Restore && (await at.calls.about('Restore', made, {}, who)),
          ].map((answer) => answer?.status)
        const asked = [List, Get, Create, Update, Delete, Restore]
        expect(await attempt(nobody)).toEqual(asked.map((one) => one && (refusing.includes(one) ? 403 : 200)))
        expect(await attempt(at.writer)).toEqual(asked.map((one) => one?.success[0]))
      })

    const other = plan === 1 ? 2 : 1
    if (List && Create && !all.some(({ access }) => may(access, 2, other, permissionNames)))
      test('a chatbot of another plan lacks it', async () => {
        const bot = await at.app.bot({ planId: other })
        const { list, create } = calling(name, { bot, writer: await person(at.app, bot, 2) })
        expect([(await list()).status, (await create(at.next())).status]).toEqual([403, 403])
      })

    if (Create)
      test('what is in another chatbot is not there', async () => {
        const [away, made] = [await place(at.app, name, sample.role ?? 3), await at.calls.make(at.next())]
        const foreign = calling(name, away)
        const four = async (verb: 'Get' | 'Update' | 'Delete' | 'Restore', given: object = {}) =>
          operations[verb] && expect([verb, (await foreign.about(verb, made, given)).status]).toEqual([verb, 404])
        await four('Get')
        await four('Update', at.change())
        await four('Delete')
        if (List) expect((await foreign.list()).items.map(({ id }) => id)).not.toContain(made.item.id)
        if (List) expect((await at.calls.list({}, away.writer)).status).toBe(404)
        if (Get) expect((await at.calls.about('Get', made)).body).toEqual(made.item)
        if (Delete) expect((await at.calls.about('Delete', made)).status).toBe(Delete.success[0])
        await four('Restore')
        if (Restore) expect((await at.calls.about('Restore', made)).status).toBe(200)
      })

    if (Create)
      test('what is unknown, missing or too long is refused at its field; as long as it may be it is taken', async () => {
        const { properties = {}, required = [] } = bodyOf(Create)
        const refused = async (given: object, fields: string[]) => {
          const { status, body } = await at.calls.create({ ...at.next(), ...given })
          expect([status, Object.keys(body.fields ?? {})]).toEqual([422, fields])
        }
        expect((await at.calls.create({ ...at.next(), nobody_knows: 1 })).status).toBe(422)
        for (const field of required) await refused({ [field]: undefined }, [field])
        const long = Object.entries(properties).flatMap(([field, { maxLength }]) =>
          maxLength ? [[field, maxLength] as const] : [],
        )
        for (const [field, length] of long) await refused({ [field]: 'a'.repeat(length + 1) }, [field])
        await at.calls.make({
          ...at.next(),
          ...Object.fromEntries(long.map(([field, length]) => [field, 'a'.repeat(length)])),
        })
      })
  })
}

async function benchOf<N extends ResourceName, G>(name: N, sample: Sample<N, G>, app: TestApp): Promise<Bench> {
  const { role = 3, named, unique } = sample
  const here = await place(app, name, role)
  const given = (await sample.arrange?.(here)) as G
  const { granted } = here
  let serial = 0
  return {
    ...here,
    name,
    calls: calling(name, here),
    next: () => sample.body(++serial, given) as Thing,
    change: () => sample.change(++serial, given) as Thing,
    colleague: sample.owned ? here.writer : await person(app, here.bot, role, granted),
    sample: {
      unique,
      nameOf: (item) => (typeof named === 'string' ? String(item[named]) : named(item as Item<N>)),
    },
    taken: (input) => {
      const field = unique?.field ?? ''
      return unique ? { [field]: unique.exact ? input[field] : otherwise(input[field]) } : {}
    },
  }
}

/** The same in other capitals and with other accents. */
function otherwise<T>(value: T): T {
  if (Array.isArray(value)) return value.map(otherwise) as T
  if (typeof value !== 'string') return value
  const upper = value.toUpperCase()
  return upper.replace(/[AEIOU]/, (vowel) => 'ÁÉÍÓÚ'['AEIOU'.indexOf(vowel)] ?? vowel) as T
}
