import { unreachableCondition } from '../../../../contract/conditions.ts'
import { unknownVariables } from '../../../../contract/known-variables.ts'
import { Problem, problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { db } from '../../../foundation/store/db.ts'
import { checkContent, checkLeads } from '../content.ts'
import type { MainInput, MainResponse } from '../types.ts'
import { checkWebhook } from './webhook.ts'

type Entity = Awaited<ReturnType<typeof entitiesOf>>[number]

/** Rejects data to ask for, conditions and webhooks that could not work. */
export async function checkData(scope: Scope, input: MainInput, before?: MainResponse): Promise<void> {
  const { required_entities = [], conditions = [], webhook, channels } = input
  const entities = needsEntities(input) ? await entitiesOf(scope) : []
  const find = (id: number, field: string) => {
    const entity = entities.find((one) => one.id === id)
    if (!entity) throw invalidProblem(field, 'Esa entidad ya no existe. Elige otra.')
    return entity
  }
  for (const [at, { entity_id, question }] of required_entities.entries()) {
    const entity = find(entity_id, `required_entities.${at}.entity_id`)
    if (required_entities.findIndex((one) => one.entity_id === entity_id) < at)
      throw invalidProblem(`required_entities.${at}.entity_id`, 'Ya pides ese dato. Elige otro.')
    if (!question && !entity.prompt_question)
      throw invalidProblem(`required_entities.${at}.question`, `Escribe la pregunta: «${entity.label}» no tiene una.`)
    checkVariables(question ?? '', `required_entities.${at}.question`, { entities })
  }
  for (const [at, condition] of conditions.entries()) {
    const entity = find(condition.entity_id, `conditions.${at}.entity_id`)
    checkValue(condition, entity, `conditions.${at}.value`)
    within(`conditions.${at}.`, () => checkContent({ ...condition, channels }))
  }
  const dead = unreachableCondition(conditions)
  if (dead >= 0)
    throw invalidProblem(
      `conditions.${dead}.value`,
      'Nunca se cumple: una condición anterior ya vale. Cámbiala o quítala.',
    )
  if (webhook) checkWebhook(webhook, entities, before?.webhook)
  checkTexts(input, entities)
}

/** Whether anything refers to an entity: most responses are texts, and an import has hundreds. */
const needsEntities = ({ required_entities = [], conditions = [], webhook, messages }: MainInput) =>
  required_entities.length > 0 || conditions.length > 0 || !!webhook || JSON.stringify(messages).includes('{{')

/** Rejects files and buttons of conditions that the bot does not have. */
export async function checkConditionLeads(scope: Scope, { conditions = [] }: Partial<MainInput>): Promise<void> {
  for (const [at, { messages, buttons }] of conditions.entries())
    await checkLeads(scope, { messages, ...(buttons && { buttons }) }, `conditions.${at}.`)
}

function checkValue(
  { operator, value = '' }: NonNullable<MainInput['conditions']>[number],
  { type, values, label }: Entity,
  field: string,
): void {
  if (operator === 'present' || operator === 'missing') return
  if (value === '') throw invalidProblem(field, 'Escribe el valor.')
  if (type === 'list' && !values.includes(value))
    throw invalidProblem(field, `«${value}» no es un valor de «${label}». Elige otro.`)
}

/** Rejects variables of entities and of fields that do not exist, in every text. */
function checkTexts(input: MainInput, entities: readonly Entity[]): void {
  const { messages, conditions = [], webhook } = input
  const known = { entities, fields: webhook?.fields?.map(({ name }) => name) ?? [] }
  const all = [
    ...messages.map((message, at) => [message, `messages.${at}`] as const),
    ...conditions.flatMap(({ messages }, row) =>
      messages.map((message, at) => [message, `conditions.${row}.messages.${at}`] as const),
    ),
  ]
  for (const [{ text = '', caption = '', variants = [] }, path] of all) {
    checkVariables(text, `${path}.text`, known)
    checkVariables(caption, `${path}.caption`, known)
    for (const [at, variant] of variants.entries()) checkVariables(variant, `${path}.variants.${at}`, known)
  }
  for (const name of ['not_found_text', 'fallback_text'] as const)
    checkVariables(webhook?.[name] ?? '', `webhook.${name}`, { entities })
}

function checkVariables(
  text: string,
  field: string,
  { entities, fields = [] }: { entities: readonly Entity[]; fields?: readonly string[] },
): void {
  const wrong = (name: string) => invalidProblem(field, `La variable {{${name}}} no existe. Corrígela o quítala.`)
  const [unknown] = unknownVariables(text)
  if (unknown) throw wrong(unknown)
  for (const [, kind, name = ''] of text.matchAll(/\{\{\s*(entidad|consulta)\.([\w]+)/g)) {
    const exists = kind === 'entidad' ? entities.some((one) => one.name === name) : fields.includes(name)
    if (!exists) throw wrong(`${kind}.${name}`)
  }
}

/** Runs a check of a part of the body; its errors are at fields of that part. */
function within(prefix: string, check: () => void): void {
  try {
    check()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const fields = Object.entries(error.fields ?? {}).map(([field, texts]) => [prefix + field, texts])
    throw problem(error.status, error.code, error.message, Object.fromEntries(fields))
  }
}

async function entitiesOf({ botId }: Scope) {
  const rows = await db()
    .selectFrom('entity')
    .select(['id', 'name', 'label', 'type', 'prompt_question', 'entity_values'])
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ entity_values, ...row }) => ({ ...row, values: entity_values.map(({ value }) => value) }))
}
