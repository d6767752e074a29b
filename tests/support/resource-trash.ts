import { expect, test } from 'vitest'
import type { Operation } from '../../src/contract/operation.ts'
import type { Bench } from './resource.ts'
import { calling, type Verb } from './resource-bench.ts'

const DAY = 86_400

/** What is deleted can be found and brought back for 30 days. */
export function describeTrash({ Create, DeletedList }: Partial<Record<Verb, Operation>>, bench: () => Bench): void {
  test('deleted it is found with who deleted it, comes back as it was, once', async () => {
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

  test('its name taken meanwhile, it does not come back; free again it does', async () => {
    const { calls, next, taken, sample } = bench()
    if (!sample.unique) return
    const made = await calls.make(next())
    await calls.about('Delete', made)
    const taker = await calls.make({ ...next(), ...taken(made.input) })
    const refused = await calls.about('Restore', made)
    const { text = '' } = sample.unique
    expect([refused.status, refused.body.code]).toEqual([409, 'taken'])
    expect(refused.body.message).toMatch(/^No se puede recuperar[:.]? /)
    expect(refused.body.message.toLowerCase()).toContain(text.toLowerCase())
    await calls.about('Delete', taker)
    expect((await calls.about('Restore', made)).status).toBe(200)
  })

  test('after 29 days it comes back, after 31 no more', async () => {
    const at = bench()
    const made = await at.calls.make(at.next())
    await at.calls.about('Delete', made)
    // sessions end before: each time the same person signs in anew, and the clock goes back for what follows
    const later = async (days: number) => {
      at.app.clock.advance(days * DAY)
      try {
        const writer = { ...at.writer, ...(await at.app.as(at.writer)) }
        const calls = calling(at.name, { bot: at.bot, writer })
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
