import type { components } from '../../../../../generated/api.d.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { UnreadableFile } from '../../../foundation/csv/unreadable.ts'
import { problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { lockBot } from '../../../foundation/scope/bot.ts'
import { tx } from '../../../foundation/store/db.ts'
import { lastChangeId } from '../../training/pending.ts'
import { markUntrained } from '../../training/untrained.ts'
import { applyPlan } from './apply.ts'
import { contentOf } from './content.ts'
import { planImportFile } from './plan-import-file.ts'
import type { Plan } from './planned.ts'

type Input = components['schemas']['ExampleImport']
type Result = components['schemas']['ExampleImportResult']

/**
 * Attempts that plan the import without locking the bot. If the content changed during each of them, the next one locks
 * the bot first. It delays everybody else's changes, but ends.
 */
const TRIES = 3

/**
 * Imports examples with their intents and entities, and reports the outcome of each line. All accepted lines are stored
 * in one transaction; a dry run stores nothing.
 * @throws 422 at `content` if the file cannot be read
 */
export async function importExamples(scope: Scope, input: Input): Promise<Result> {
  try {
    for (let left = TRIES; left > 0; left--) {
      const result = await importOnce(scope, input)
      if (result) return result
    }
    return await tx(async () => {
      await lockBot(scope)
      const result = await importOnce(scope, input)
      if (!result) throw new Error('The content of a locked bot has changed')
      return result
    })
  } catch (error) {
    if (error instanceof UnreadableFile) throw unreadable(error.message)
    throw error
  }
}

/** Plans an import and stores it; undefined if the bot's content changed meanwhile. */
async function importOnce(scope: Scope, { filename, content, dry_run = false }: Input): Promise<Result | undefined> {
  // Every content change adds a pending change, so the mark detects concurrent changes.
  const mark = await lastChangeId(scope.botId)
  const present = await contentOf(scope)
  const plan = await planImportFile(filename, content, present)
  if (dry_run) return resultOf(plan, false)
  return tx(async () => {
    // Concurrent writers wait for this lock, at the latest when they mark the bot as untrained.
    await lockBot(scope)
    if ((await lastChangeId(scope.botId)) !== mark) return undefined
    await applyPlan(scope, plan, present)
    const result = resultOf(plan, true)
    await note(scope, filename, result, plan)
    return result
  })
}

function unreadable(text: string) {
  return problem(422, 'unreadable_file', text, { content: [text] })
}

function resultOf({ rows, intents, newEntities }: Plan, applied: boolean): Result {
  const count = (outcome: string) => rows.filter((row) => row.kind === 'example' && row.outcome === outcome).length
  return {
    applied,
    created: count('created'),
    updated: count('updated'),
    skipped: count('skipped'),
    rejected: rows.filter(({ outcome }) => outcome === 'rejected').length,
    intents: intents.length,
    entities: newEntities.length,
    rows,
  }
}

async function note(scope: Scope, filename: string, { rows: _, ...counts }: Result, plan: Plan): Promise<void> {
  await markUntrained(scope, { resource: 'intent', count: plan.intents.length })
  await markUntrained(scope, { resource: 'entity', count: plan.newEntities.length + plan.changedEntities.length })
  await markUntrained(scope, { resource: 'example', count: plan.examples.length })
  await writeAudit({ label: filename, after: counts })
}
