import { expect, test } from 'vitest'
import type { Operation } from '../../src/contract/operation.ts'
import type { Bench } from './resource.ts'
import { isTold, type Thing, tracesOf, type Verb } from './resource-bench.ts'

/** What each change leaves behind: its line in the history, what waits for a training, what consoles are told. */
export function describeTraces(operations: Partial<Record<Verb, Operation>>, bench: () => Bench): void {
  test('each change leaves just what its operation says: one line of history, one change to train, one event', async () => {
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
      const { lines, told, untrained } = await tracesOf(at.app, at.bot, work)
      const after = { ...made.item, ...(verb !== 'Create' && change) }
      const line = {
        ...{ action: audit?.action, resource_type: audit?.resource, resource_id: String(made.item.id) },
        ...{ resource_label: at.sample.nameOf(after), actor_id: at.writer.id, status: 'ok' },
      }
      expect([verb, lines]).toMatchObject([verb, audit ? [line] : []])
      if (needsTraining !== 'sometimes') expect([verb, untrained]).toEqual([verb, needsTraining ? 1 : 0])
      expect([verb, told]).toEqual([verb, audit && isTold(audit.resource) ? [audit.resource] : []])
      const [written] = lines
      if (written) differ(verb, written, made.item, change)
    }
  })
}

/** A line of the history says what was there before, and after; of a change both, with what it changed. */
function differ(verb: Verb, line: { before: unknown; after: unknown }, item: Thing, change: Thing): void {
  const { before, after } = line as { before: Thing | null; after: Thing | null }
  const isNew = verb === 'Create' || verb === 'Restore'
  expect([verb, before === null, after === null]).toEqual([verb, isNew, verb === 'Delete'])
  if (verb !== 'Update') return
  expect(after).not.toEqual(before)
  for (const [field, value] of Object.entries(change)) {
    if (after && field in after) expect([field, after[field]]).toEqual([field, value])
    if (before && field in before) expect([field, before[field]]).toEqual([field, item[field]])
  }
}
