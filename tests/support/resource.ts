import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BuiltId } from '../../generated/operations.ts'
import type { Body } from '../../src/server/foundation/http/handler.ts'
import type { Input, Item, ResourceName } from '../../src/server/foundation/resource/types.ts'
import { permissionNames, type RoleId } from '../../src/server/foundation/scope/roles.ts'
import { startApp, type TestApp } from './app.ts'
import { bodyOf } from './described.ts'
import {
  type ApiRecord,
  addMember,
  type BotFixture,
  createBotFixture,
  createResourceCalls,
  effectsOf,
  isAllowed,
  minimalPermissions,
  operationsOf,
  type ResourceCalls,
  type TestMember,
} from './resource-fixtures.ts'
import { describeList } from './resource-list.ts'
import { describeTraces } from './resource-traces.ts'
import { describeTrash } from './resource-trash.ts'

/** Properties of a resource that the contract does not describe. `G` is the result of `arrange`. */
export interface Sample<N extends ResourceName, G> {
  /**
   * Returns the body for the `n`-th record. Each has its own name. Its other values differ from the defaults and
   * preferably between even and odd numbers, for the filters.
   */
  body: (n: number, given: G) => Input<N>
  /** returns the `n`-th change: values that no body contains */
  change: (n: number, given: G) => Partial<NonNullable<Body<Extract<`${N}Update`, BuiltId>>>>
  /** the display name of a record: one of its fields, or a function */
  named: (keyof Item<N> & string) | ((item: Item<N>) => string)
  /** the unique field of the body, its error message, and whether case and accents count (`exact`) */
  unique?: { field: keyof Input<N> & string; text?: string; exact?: true }
  /** creates the records that the bodies refer to */
  arrange?: (place: BotFixture) => Promise<G>
  /** the role of the writers; Editor by default */
  role?: RoleId
  /** properties that a list leaves out (`omits` of the collection) */
  unlisted?: readonly (keyof Item<N> & string)[]
  /** only the author of a record may change it */
  owned?: true
  /** the server of the file; a new one by default */
  app?: () => TestApp
}

/** State shared by the tests of one resource. */
export interface ResourceFixture extends BotFixture {
  name: string
  calls: ResourceCalls
  /** returns the body for the next record */
  next: () => ApiRecord
  /** returns the next change */
  change: () => ApiRecord
  /** another member who may change the writer's records; the writer if nobody else may */
  colleague: TestMember
  sample: { unique?: { field: string; text?: string; exact?: true }; nameOf: (item: ApiRecord) => string }
  /** returns a name that is taken by `input`, as another person would write it */
  taken: (input: ApiRecord) => ApiRecord
}

const ABSENT = 2_000_000_000

/**
 * Tests that all resources have in common, generated from the operations: those a resource lacks are skipped. Its
 * special behaviour is tested separately.
 * @param name the prefix of its operations: `label` of `labelCreate`
 */
export function describeResource<N extends ResourceName, G = undefined>(name: N, sample: Sample<N, G>): void {
  const operations = operationsOf(name)
  const { Create, Update, Get, Delete, List, Restore } = operations
  let at: ResourceFixture
  const bench = () => at

  describe(`resource contract: ${name}`, () => {
    beforeAll(async () => {
      at = await benchOf(name, sample, sample.app?.() ?? (await startApp()))
    })
    afterAll(async () => {
      if (!sample.app) await at?.app.stop()
    })

    if (Create)
      test('a created record is listed and returned as in the response', async () => {
        const { calls } = at
        const { item, input } = await calls.make(at.next())
        for (const [field, value] of Object.entries(input)) if (field in item) expect(item[field]).toEqual(value)
        const made = { item, input }
        const listed = { ...item }
        for (const field of sample.unlisted ?? []) delete listed[field]
        if (List) {
          const row = (await calls.list(calls.whole)).items.find(({ id }) => id === item.id)
          expect(row).toMatchObject(listed)
          for (const field of sample.unlisted ?? []) expect(row).not.toHaveProperty(field)
        }
        if (Get) expect((await calls.about('Get', made)).body).toEqual(item)
        if (Get) expect((await calls.about('Get', { ...made, item: { ...item, id: ABSENT } })).status).toBe(404)
      })

    if (Update)
      test('an update keeps the fields that it omits', async () => {
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

    if (Update)
      test('an update without effect changes nothing and leaves no trace', async () => {
        const made = await at.calls.make(at.next())
        const { bodyFields = [], success } = Update
        const same = Object.entries({ ...made.input, ...made.item }).filter(([field]) => bodyFields.includes(field))
        at.app.clock.advance(1)
        for (const given of [{}, Object.fromEntries(same)]) {
          const effects = await effectsOf(at.app, at.bot, async () => {
            const { status, body } = await at.calls.about('Update', made, given)
            expect([status, body]).toEqual([success[0], made.item])
          })
          expect(effects).toEqual({ lines: [], events: [], untrained: 0 })
        }
      })

    if (Update?.bodyFields?.includes('version'))
      test('an update with an old version returns 409 with the current record, its author and the time', async () => {
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
        // The same shape as the response to the colleague, so that a form can merge it.
        expect(Object.keys(late.body.current)).toEqual(expect.arrayContaining(Object.keys(theirs.body)))
        const again = await at.calls.about('Update', made, { ...at.change(), version: version + 1 })
        expect([again.status, again.body.version]).toEqual([200, version + 2])
      })

    if (sample.unique)
      test('a taken name is refused at its field, but not the own name or one of another chatbot', async () => {
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
      test('a deleted record is not found, and its name can be used again', async () => {
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
    const { plan } = minimalPermissions(all, sample.role ?? 3)
    const refusing = all.filter(({ access }) => !isAllowed(access, 4, plan, []))
    if (refusing.length > 0)
      test('a member without the permission gets 403, and one with exactly this permission succeeds', async () => {
        const nobody = await addMember(at.app, at.bot, 4, [])
        const made = await at.calls.make(at.next())
        const attempt = async (who: TestMember) =>
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
    if (List && Create && !all.some(({ access }) => isAllowed(access, 2, other, permissionNames)))
      test('is not available to a chatbot on another plan', async () => {
        const bot = await at.app.bot({ planId: other })
        const { list, create } = createResourceCalls(name, { bot, writer: await addMember(at.app, bot, 2) })
        expect([(await list()).status, (await create(at.next())).status]).toEqual([403, 403])
      })

    if (Create)
      test('records of another chatbot are not found', async () => {
        const [away, made] = [await createBotFixture(at.app, name, sample.role ?? 3), await at.calls.make(at.next())]
        const foreign = createResourceCalls(name, away)
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
      test('unknown, missing and too long fields are refused, and the maximum length is accepted', async () => {
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

async function benchOf<N extends ResourceName, G>(
  name: N,
  sample: Sample<N, G>,
  app: TestApp,
): Promise<ResourceFixture> {
  const { role = 3, named, unique } = sample
  const here = await createBotFixture(app, name, role)
  const given = (await sample.arrange?.(here)) as G
  const { granted } = here
  let serial = 0
  return {
    ...here,
    name,
    calls: createResourceCalls(name, here),
    next: () => sample.body(++serial, given) as ApiRecord,
    change: () => sample.change(++serial, given) as ApiRecord,
    colleague: sample.owned ? here.writer : await addMember(app, here.bot, role, granted),
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

/** Returns the same text in upper case and with other accents. */
function otherwise<T>(value: T): T {
  if (Array.isArray(value)) return value.map(otherwise) as T
  if (typeof value !== 'string') return value
  const upper = value.toUpperCase()
  return upper.replace(/[AEIOU]/, (vowel) => 'ÁÉÍÓÚ'['AEIOU'.indexOf(vowel)] ?? vowel) as T
}
