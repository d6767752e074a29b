import { expect, test } from 'vitest'
import type { Operation } from '../../src/contract/operation.ts'
import type { ResourceFixture } from './resource.ts'
import { createResourceCalls, type Verb } from './resource-fixtures.ts'

const DAY = 86_400

/** Tests that deleted records can be found and restored for 30 days. */
export function describeTrash(
  { Create, DeletedList }: Partial<Record<Verb, Operation>>,
  bench: () => ResourceFixture,
): void {
  test('a deleted record is listed with the person who deleted it, and can be restored once, unchanged', async () => {
    const { calls, app, writer, sample, next } = bench()
    const made = await calls.make(next())
    const { id } = made.item
    expect((await calls.about('Restore', made)).status).toBe(404)
    await calls.about('Delete', made)
    const found = {
      ...{ id, title: sample.nameOf(made.item), deleted_at: app.clock.now().toISOString() },
      deleted_by: { id: writer.id, name: writer.name },
    }
    if (DeletedList) expect((await calls.trash())[0]).toMatchObject(found)
    const back = await calls.about('Restore', made)
    expect(back.status).toBe(200)
    for (const field of Create?.bodyFields ?? [])
      if (field in made.item && field !== 'version')
        expect([field, back.body[field]]).toEqual([field, made.item[field]])
    if (DeletedList) expect((await calls.trash()).map((one) => one.id)).not.toContain(id)
    expect((await calls.about('Restore', made)).status).toBe(404)
  })

  test('a restore is refused while the name is taken', async () => {
    const { calls, next, taken, sample } = bench()
    if (!sample.unique) return
    const made = await calls.make(next())
    await calls.about('Delete', made)
    const taker = await calls.make({ ...next(), ...taken(made.input) })
    const refused = await calls.about('Restore', made)
    const { text = '' } = sample.unique
    expect([refused.status, refused.body.code]).toEqual([409, 'taken'])
    expect(refused.body.message).toMatch(/^No podemos recuperarlo: /)
    expect(refused.body.message.toLowerCase()).toContain(text.toLowerCase().split('. ')[0])
    await calls.about('Delete', taker)
    expect((await calls.about('Restore', made)).status).toBe(200)
  })

  test('a restore is possible after 29 days, but not after 31', async () => {
    const at = bench()
    const made = await at.calls.make(at.next())
    await at.calls.about('Delete', made)
    // Sessions expire sooner: the same person signs in again each time, and the clock is set back afterwards.
    const later = async (days: number) => {
      at.app.clock.advance(days * DAY)
      try {
        const writer = { ...at.writer, ...(await at.app.as(at.writer)) }
        const calls = createResourceCalls(at.name, { bot: at.bot, writer })
        const found = DeletedList && (await calls.trash()).map(({ id }) => id).includes(made.item.id)
        return [found, (await calls.about('Restore', made)).status]
      } finally {
        at.app.clock.advance(-days * DAY)
      }
    }
    expect(await later(31)).toEqual([DeletedList && false, 404])
    expect(await later(29)).toEqual([DeletedList && true, 200])
  })
}
