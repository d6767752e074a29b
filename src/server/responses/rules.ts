import { record } from '../audit/record.ts'
import { markUntrained } from '../bot/pending.ts'
import { currentCall } from '../http/context.ts'
import { refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { lockBot } from '../scope/bot.ts'
import { type ContentTable, changeRow, deletedSince, made, setDeleted } from '../scope/content.ts'
import { db } from '../store/db.ts'
import { taken, unlessTaken } from './refuse.ts'
import type { ResponseUse } from './types.ts'
import { refuseUsed } from './uses.ts'

interface Row {
  id: number
  version: number
}

/** What differs between the kinds of responses. */
export interface ResponseKind<Input extends { version?: number }, Stored extends Row> {
  table: Extract<ContentTable, 'response' | 'secondary_response' | 'quick_response'>
  /** the unique indexes that a change may meet, by the field that is to blame */
  unique: Parameters<typeof unlessTaken>[0]
  /** the field at which it is told that one cannot be brought back as it was */
  named: string
  find: (scope: Scope, id: number, deleted?: boolean) => Promise<Stored | undefined>
  /** refuses what must not be stored; `id` is the one that is changed or brought back */
  check: (scope: Scope, input: Input, id?: number) => Promise<void>
  columns: (input: Input) => object
  labelOf: (stored: Stored) => string
  /** what the history keeps */
  facts: (stored: Stored) => object
  /** what is stored elsewhere */
  also?: (scope: Scope, input: Input) => Promise<void>
  /** whether its change has to be learnt */
  learnt: (stored: Stored) => boolean
  /** who leads to it */
  uses?: (stored: Stored) => readonly ResponseUse[]
  /** refuses one more than the plan allows */
  refuseMore?: (scope: Scope) => Promise<void>
}

/** How responses of a kind are written: whole or not at all, one after the other in a bot, each change in the history. */
export function rulesOf<Input extends { version?: number }, Stored extends Row>(kind: ResponseKind<Input, Stored>) {
  const { table, unique, named, find, check, columns, labelOf, facts } = kind

  /** One of the bot's, or 404. */
  async function one(scope: Scope, id: number): Promise<Stored> {
    const found = await find(scope, id)
    if (!found) throw refusals.notFound()
    return found
  }

  type Change = Pick<Parameters<typeof record>[0], 'action' | 'before' | 'after'>
  async function noted(scope: Scope, change: Change, ...versions: [...Stored[], Stored]): Promise<void> {
    const last = versions.at(-1) as Stored
    if (versions.some(kind.learnt)) await markUntrained(scope, currentCall().services.clock(), 'response')
    await record({ ...change, resource: 'response', id: last.id, label: labelOf(last) })
  }

  return {
    one,

    /** Stores one. */
    create: (scope: Scope, input: Input): Promise<Stored> =>
      unlessTaken(unique, async () => {
        await lockBot(scope)
        await kind.refuseMore?.(scope)
        await check(scope, input)
        const { id } = await db()
          .insertInto(table)
          .values({ ...columns(input), ...made(scope, currentCall().services.clock()) } as never)
          .returning('id')
          .executeTakeFirstOrThrow()
        await kind.also?.(scope, input)
        const stored = await one(scope, id)
        await noted(scope, { action: 'create', after: facts(stored) }, stored)
        return stored
      }),

    /** Changes one. 409 with the record as it is now when somebody else changed it meanwhile. */
    update: (scope: Scope, id: number, input: Input): Promise<Stored> =>
      unlessTaken(unique, async () => {
        await lockBot(scope)
        const before = await one(scope, id)
        if (input.version !== undefined && input.version !== before.version) throw refusals.stale(before)
        // what the input does not say stays
        const whole = { ...before, ...input }
        await check(scope, whole, id)
        await changeRow(scope, table, id, columns(whole))
        await kind.also?.(scope, input)
        const after = await one(scope, id)
        await noted(scope, { action: 'update', before: facts(before), after: facts(after) }, before, after)
        return after
      }),

    /** Deletes softly; 409 names who leads to it. */
    remove: (scope: Scope, id: number): Promise<void> =>
      unlessTaken({}, async () => {
        await lockBot(scope)
        const before = await one(scope, id)
        refuseUsed(kind.uses?.(before) ?? [])
        await setDeleted(scope, table, id, currentCall().services.clock())
        await noted(scope, { action: 'delete', before: facts(before) }, before)
      }),

    /** Brings a deleted one back, as it was; 409 when its name or its place was taken meanwhile. */
    restore: (scope: Scope, id: number): Promise<Stored> =>
      unlessTaken(unique, async () => {
        await lockBot(scope)
        const gone = await find(scope, id, true)
        if (!gone || !(await deletedSince(scope, table, id))) throw refusals.notFound()
        await kind.refuseMore?.(scope)
        await check(scope, gone as unknown as Input, id).catch((error: unknown) => {
          throw taken(named, `No se puede recuperar como estaba. ${error instanceof Error ? error.message : ''}`)
        })
        await setDeleted(scope, table, id, null)
        const back = await one(scope, id)
        await noted(scope, { action: 'restore', after: facts(back) }, back)
        return back
      }),
  }
}
