import type { components } from '../../../../generated/api.d.ts'
import { record } from '../../audit/record.ts'
import { markUntrained } from '../../bot/pending.ts'
import { currentCall } from '../../http/context.ts'
import { problem } from '../../http/problem.ts'
import type { Scope } from '../../http/scope.ts'
import { lockBot } from '../../scope/bot.ts'
import { tx } from '../../store/db.ts'
import { applyPlan } from './apply.ts'
import { contentOf } from './content.ts'
import { readCsv } from './csv.ts'
import { type Parsed, UnreadableFile } from './parsed.ts'
import { type Plan, planImport } from './plan.ts'
import { readRasaJson } from './rasa-json.ts'
import { readRasa } from './rasa-read.ts'

type Input = components['schemas']['ExampleImport']
type Result = components['schemas']['ExampleImportResult']

const MOST = 20_000

const readers: Readonly<Record<string, (content: string) => Parsed>> = {
  csv: readCsv,
  txt: readCsv,
  yml: readRasa,
  yaml: readRasa,
  json: readRasaJson,
}

/**
 * Imports examples, with the intents and entities that they name. Tells what happens with each line; what is accepted
 * is stored whole or not at all, and a dry run stores nothing.
 * @throws 422 at `content` when the file cannot be read
 */
export async function importExamples(scope: Scope, { filename, content, dry_run = false }: Input): Promise<Result> {
  const parsed = read(filename, content)
  if (dry_run) return resultOf(planImport(parsed, await contentOf(scope)), false)
  return tx(async () => {
    // others that write content wait here or at the bot's row when they mark it untrained
    await lockBot(scope)
    const present = await contentOf(scope)
    const plan = planImport(parsed, present)
    await applyPlan(scope, plan, present)
    const result = resultOf(plan, true)
    await note(scope, filename, result, plan)
    return result
  })
}

function read(filename: string, content: string): Parsed {
  const reader = readers[/\.(\w+)$/.exec(filename)?.[1]?.toLowerCase() ?? '']
  if (!reader) throw unreadable('Elegir un archivo CSV, YAML o JSON.')
  try {
    const parsed = reader(content)
    if (parsed.examples.length > MOST) throw new UnreadableFile('El archivo tiene más de 20.000 ejemplos.')
    return parsed
  } catch (error) {
    if (error instanceof UnreadableFile) throw unreadable(error.message)
    throw error
  }
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
  const at = currentCall().services.clock()
  await markUntrained(scope, at, 'intent', plan.intents.length)
  await markUntrained(scope, at, 'entity', plan.newEntities.length + plan.changedEntities.length)
  await markUntrained(scope, at, 'example', plan.examples.length)
  await record({ action: 'import', resource: 'example', label: filename, after: counts })
}
