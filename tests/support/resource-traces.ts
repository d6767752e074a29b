import { expect, test } from 'vitest'
import type { Operation } from '../../src/contract/operation.ts'
import type { ResourceFixture } from './resource.ts'
import { type ApiRecord, effectsOf, emitsContentEvents, type Verb } from './resource-fixtures.ts'

/** Tests the side effects of each change: its audit line, the pending training and the event for consoles. */
export function describeTraces(operations: Partial<Record<Verb, Operation>>, bench: () => ResourceFixture): void {
  test('each change has the documented side effects: one audit line, one pending change, one event', async () => {
    const at = bench()
    let made = { item: {}, input: at.next() } as Awaited<ReturnType<typeof at.calls.make>>
    const change = at.change()
    const works: [Verb, () => Promise<unknown>][] = [
      [
        'Create',
        async () => {
          made = await at.calls.make(made.input)
        },
      ],
      ['Update', () => at.calls.about('Update', made, change)],
      ['Delete', () => at.calls.about('Delete', made)],
      ['Restore', () => at.calls.about('Restore', made)],
    ]
    for (const [verb, work] of works) {
      const operation = operations[verb]
      if (!operation) continue
      const { audit, needsTraining } = operation
      const { lines, events, untrained } = await effectsOf(at.app, at.bot, work)
      const after = { ...made.item, ...(verb !== 'Create' && change) }
      const line = {
        ...{ action: audit?.action, resource_type: audit?.resource, resource_id: String(made.item.id) },
        ...{ resource_label: at.sample.nameOf(after), actor_id: at.writer.id, status: 'ok' },
      }
      expect([verb, lines]).toMatchObject([verb, audit ? [line] : []])
      if (needsTraining !== 'sometimes') expect([verb, untrained]).toEqual([verb, needsTraining ? 1 : 0])
      expect([verb, events]).toEqual([verb, audit && emitsContentEvents(audit.resource) ? [audit.resource] : []])
      const [written] = lines
      if (written) differ(verb, written, made.item, change)
    }
  })
}

/** An audit line has the values before and after; that of an update has both, with the changed fields. */
function differ(verb: Verb, line: { before: unknown; after: unknown }, item: ApiRecord, change: ApiRecord): void {
  const { before, after } = line as { before: ApiRecord | null; after: ApiRecord | null }
  const isNew = verb === 'Create' || verb === 'Restore'
  expect([verb, before === null, after === null]).toEqual([verb, isNew, verb === 'Delete'])
  if (verb !== 'Update') return
  expect(after).not.toEqual(before)
  for (const [field, value] of Object.entries(change)) {
    if (after && field in after) expect([field, after[field]]).toEqual([field, value])
    if (before && field in before) expect([field, before[field]]).toEqual([field, item[field]])
  }
}
