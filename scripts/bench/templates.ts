import { DEFAULT_THRESHOLD, trainingSetOf } from '../../src/server/knowledge/models/knowledge.ts'
import { crossValidate, loadModel, trainModel } from '../../src/server/knowledge/nlu/index.ts'
import { confusedPairs } from '../../src/server/knowledge/training/report/confused.ts'
import { printTable } from './table.ts'
import { examplesOf, readTemplate, readUnseenPhrases, templateKeys } from './templates/content.ts'
import { faultsOf } from './templates/faults.ts'
import { knowledgeOf } from './templates/knowledge.ts'
import { failedCases, firstAnswer, snapshotOf } from './templates/play.ts'

/**
 * `npm run bench -- templates [key…]`: trains each template as a bot of its own would be trained and prints what its
 * report would say, then what its bot answers to phrases that it was not taught (`templates/<key>.yaml`), at its own
 * threshold. Deterministic.
 */
export async function benchTemplates(args: readonly string[] = []): Promise<void> {
  const keys = templateKeys()
  const given = args.filter((arg) => keys.includes(arg))
  const rows: Record<string, string | number>[] = []
  for (const key of given.length > 0 ? given : keys) rows.push(await measured(key))
  if (rows.length > 0) printTable('Plantillas', rows)
}

async function measured(key: string): Promise<Record<string, string | number>> {
  const content = readTemplate(key)
  const unseen = readUnseenPhrases(key)
  const draft = knowledgeOf(content)
  const set = trainingSetOf(draft)
  const { accuracy, threshold, calibration, predictions } = await crossValidate(set)
  const knowledge = { ...draft, threshold, calibration }
  const bot = snapshotOf(content, knowledge, loadModel(trainModel(set)).calibrated(calibration))
  const understood = predictions.flatMap(({ index, ranking, entities }) => {
    const example = draft.examples[index]
    return example ? [{ example, best: ranking[0], entities }] : []
  })
  const pairs = confusedPairs(understood, draft.intents)
  const answered = new Set(content.responses.map(({ intent }) => intent))
  const unanswered = draft.intents.filter(({ name }) => !answered.has(name)).map(({ name }) => name)
  const answers = unseen.map(({ text, intent }) => ({ text, intent, ...judged(bot, content, text, intent) }))
  const failed = await failedCases(content, bot)
  const faults = faultsOf(content, unseen)

  console.log(`\n━━ ${key}`)
  list(
    'Pares confundidos',
    pairs.flatMap(({ intent, predicted, examples }) => [
      `${intent?.name} → ${predicted?.name}: ${examples.map(({ text, confidence }) => `«${text}» ${(confidence ?? 0).toFixed(2)}`).join(' · ')}`,
    ]),
  )
  list('Sin respuesta', unanswered)
  list(
    'Frases nuevas que salen mal',
    answers.flatMap(({ text, intent, right, good, best, said }) =>
      right && good ? [] : [`«${text}» (${intent}): ${best}; ${said}`],
    ),
  )
  list('Casos de prueba que fallan', failed)
  list('Faltas', faults)

  const counts = examplesOf(content).map(([, examples]) => examples.length)
  return {
    plantilla: key,
    intenciones: counts.length,
    ejemplos: counts.reduce((sum, count) => sum + count, 0),
    mínimo: Math.min(...counts),
    exactitud: accuracy.toFixed(3),
    umbral: (threshold ?? DEFAULT_THRESHOLD).toFixed(2),
    'sin respuesta': unanswered.length,
    'frases nuevas': `${answers.filter(({ right }) => right).length}/${unseen.length}`,
    'bien contestadas': `${answers.filter(({ good }) => good).length}/${unseen.length}`,
    casos: `${content.cases.length - new Set(failed.map((one) => one.split(':')[0])).size}/${content.cases.length}`,
    faltas: faults.length,
  }
}

/**
 * Whether a phrase is understood at the bot's threshold (`right`), and whether the bot answers it well (`good`): with its
 * intent, or a complaint as every bot does.
 */
function judged(
  bot: ReturnType<typeof snapshotOf>,
  content: ReturnType<typeof readTemplate>,
  text: string,
  intent: string,
) {
  const trained = bot.trained
  const [first] = trained?.understand(text, new Date(0)).ranking ?? []
  const name = trained?.intents.find(({ id }) => String(id) === first?.intent)?.name
  const confidence = first?.confidence ?? 0
  const answer = firstAnswer(content, bot, text)
  return {
    right: name === intent && confidence >= (trained?.threshold ?? DEFAULT_THRESHOLD),
    good: answer.intent === intent || (answer.rule === 'complaint' && /reclamo/i.test(intent)),
    best: `${name} ${confidence.toFixed(2)}`,
    said: `${answer.rule} → ${answer.intent ?? answer.text}`,
  }
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
}
