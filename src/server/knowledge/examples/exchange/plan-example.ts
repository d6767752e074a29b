import { exampleCreateBody } from '../../../../../generated/validators/examples.js'
import { normalizePhrase, signatureOf } from '../../../../contract/phrase.ts'
import { marksError, reanchorMarks } from '../../../../contract/tagging.ts'
import { check } from '../../../../contract/validation.ts'
import { namedMarks, type PresentExample } from './content.ts'
import { entityName } from './names.ts'
import { sameMarks } from './notation.ts'
import type { NamedMark, ParsedExample, Row } from './parsed.ts'
import type { PlannedExample, Planning } from './planned.ts'

/** Plans the import of one example. */
export function planExample(planning: Planning, example: ParsedExample): undefined {
  const { plan, content, intents, seen } = planning
  const intent = intents.get(example.intent)
  const { text, line } = example
  const name = intent && 'name' in intent ? intent.name : example.intent
  const say = (outcome: Row['outcome'], message: string): undefined => {
    plan.rows.push({ line, kind: 'example', text, ...(name && { intent: name }), outcome, message })
  }
  const problem = example.problem ?? textProblem(text)
  if (problem !== undefined) return say('rejected', problem)
  if (!intent || 'problem' in intent) return say('rejected', `No podemos crear la intención: ${intent?.problem ?? ''}`)

  const folded = normalizePhrase(text)
  const before = seen.get(folded)
  if (before)
    return before.intent === intent.key
      ? say('skipped', `Repetido: dice lo mismo que la línea ${before.line}.`)
      : say('rejected', `La línea ${before.line} lo da a otra intención.`)
  const present = content.examples.get(folded)
  const owner = present && content.names.get(present.intent_id)
  if (present && content.intents.get(intent.key)?.id !== present.intent_id)
    return say('rejected', `Ya es un ejemplo de la intención «${owner}».`)

  seen.set(folded, { line, intent: intent.key })
  const { marks, notes } = validMarks(planning, example)
  if (!present) {
    plan.examples.push({
      intent: intent.key,
      ...{ text, folded, signature: signatureOf(folded) },
      marks,
      split: example.split ?? 'train',
      state: example.state ?? 'active',
    })
    return say('created', ['Ejemplo nuevo.', ...notes].join(' '))
  }
  const wanted = merged(planning, example, marks, present)
  const changes = changesOf(present, wanted, namedMarks(present.entities, content.keys))
  if (changes.length === 0) return say('skipped', 'Ya estaba.')
  plan.examples.push({ ...wanted, folded, signature: signatureOf(folded), id: present.id, intent: intent.key })
  say('updated', [`Cambia: ${changes.join(', ')}.`, ...notes].join(' '))
}

function textProblem(text: string): string | undefined {
  if (text === '') return 'Falta el ejemplo.'
  const result = check(exampleCreateBody, { text, intent_id: 1 })
  return result.ok ? undefined : (result.fields.text?.[0] ?? result.message)
}

/** Returns the valid annotations with the bot's entity keys, and notes on the dropped ones. */
function validMarks({ entities }: Planning, { text, marks }: ParsedExample): { marks: NamedMark[]; notes: string[] } {
  const kept: NamedMark[] = []
  const notes: string[] = []
  const numbered = (mark: NamedMark) => ({ ...mark, entity_id: entities.get(mark.entity) ?? 0 })
  for (const mark of marks) {
    const named = { ...mark, entity: entityName(mark.entity), canonical: mainValue(mark) }
    const wrong = entities.has(named.entity)
      ? marksError(text, [...kept, named].map(numbered))
      : `No podemos crear la entidad «${mark.entity}».`
    if (wrong === undefined) kept.push(named)
    else notes.push(`Sin la marca «${mark.value}»: ${wrong}`)
  }
  return { marks: kept, notes }
}

function mainValue({ value, canonical }: NamedMark): string | undefined {
  return canonical && canonical !== value && [...canonical].length <= 60 ? canonical : undefined
}

type Wanted = Pick<PlannedExample, 'text' | 'marks' | 'split' | 'state'>

/** Merges a line into an existing example: whatever the file does not specify stays, including annotations. */
function merged(
  { content }: Planning,
  { text, split, state }: ParsedExample,
  marks: readonly NamedMark[],
  present: PresentExample,
): Wanted {
  const stored = namedMarks(reanchorMarks(text, present.entities), content.keys)
  return {
    ...{ text, marks: marks.length > 0 ? marks : stored },
    split: split ?? present.split,
    state: state ?? present.state,
  }
}

function changesOf(present: PresentExample, wanted: Wanted, marks: readonly NamedMark[]): string[] {
  return [
    ...(present.text === wanted.text ? [] : ['texto']),
    ...(sameMarks(marks, wanted.marks) ? [] : ['entidades']),
    ...(present.split === wanted.split ? [] : ['uso']),
    ...(present.state === wanted.state ? [] : ['estado']),
  ]
}
