import { formatTarget } from '../../contract/button-target.ts'
import { dental } from './answers/dental.ts'
import { hardware } from './answers/hardware.ts'
import type { Answers, Leads } from './answers/types.ts'
import { bulk } from './bulk.ts'
import type { SeededBot } from './setup.ts'
import { entityIdsOf } from './write-training-data.ts'

/** In the order of the businesses. The one on plan 1 only answers by keyword. */
const written: readonly (Answers | undefined)[] = [hardware, dental]

/** Writes the responses of the demo bots to their intents and the secondary responses. */
export async function writeAnswers(placed: readonly SeededBot[]): Promise<void> {
  const ids = { category: 0, response: 0, secondary: 0 }
  for (const [index, bot] of placed.entries()) {
    const content = written[index]
    if (content) await writeBot(bot, content, ids, entityIdsOf(index))
  }
}

async function writeBot(
  bot: SeededBot,
  { answers, asides }: Answers,
  ids: Record<'category' | 'response' | 'secondary', number>,
  entities: ReadonlyMap<string, number>,
) {
  const entityOf = (name: string): number => {
    const id = entities.get(name)
    if (id === undefined) throw new Error(`${bot.business.name} has no entity ${name}`)
    return id
  }
  const names = [...new Set(Object.values(answers).flatMap(({ category }) => category ?? []))]
  const categories = new Map(names.map((name) => [name, ++ids.category]))
  const responses = new Map(Object.keys(answers).map((intent) => [intent, ++ids.response]))
  const secondary = new Map(asides.map(({ name }) => [name, ++ids.secondary]))
  const button = ([title, to]: Leads) => leads(bot, responses, title, to)
  const by = bot.intents[0]?.created_by
  const stamp = (at: string | undefined) => ({
    created_at: at,
    created_by: by,
    updated_at: at,
    updated_by: by,
    version: 1,
  })
  const start = bot.intents[0]?.created_at
  const shared = { bot_id: bot.id, created_at: start, created_by: by }
  await bulk(
    'response_category',
    names.map((name) => ({ id: categories.get(name), name, ...shared })),
  )
  await bulk(
    'secondary_response',
    asides.map(({ name, kind, says, buttons = [] }) => ({
      ...{ id: secondary.get(name), bot_id: bot.id, name, kind, questions: [], messages: [message(says)] },
      ...{ buttons: buttons.map(button), channels: [], enabled: true, retry_text: '', max_attempts: 2 },
      ...stamp(start),
    })),
  )
  await bulk(
    'response',
    Object.entries(answers).map(
      ([name, { says, buttons = [], follow, category, area, asks = [], when = [] }], place) => {
        const intent = bot.intents.find((one) => one.name === name)
        if (!intent) throw new Error(`${bot.business.name} has no intent ${name}`)
        return {
          ...{
            id: responses.get(name),
            bot_id: bot.id,
            intent_id: intent.id,
            category_id: categories.get(category ?? '') ?? null,
          },
          ...{
            title: name,
            messages: [message(says)],
            randomize_variants: true,
            buttons: buttons.map(button),
            channels: [],
          },
          ...{
            next: area ? 'handoff' : follow ? 'secondary' : 'none',
            next_id: follow ? secondary.get(follow) : null,
            assign_labels: [],
            assign_area_id: area ? areaOf(bot, area) : null,
            attempts: 1,
          },
          required_entities: asks.map((asked) =>
            typeof asked === 'string'
              ? { entity_id: entityOf(asked) }
              : { entity_id: entityOf(asked.entity), question: asked.question },
          ),
          conditions: when.map(({ entity, is, says, buttons = [] }) => ({
            ...{ entity_id: entityOf(entity), operator: 'is', value: is },
            ...{ messages: [message(says)], buttons: buttons.map(button) },
          })),
          ...{
            enabled: true,
            used_count: ((place * 37) % 90) + 12,
            feedback_up: (place * 5) % 17,
            feedback_down: place % 3,
          },
          ...stamp(intent.created_at),
        }
      },
    ),
  )
}

const message = ([text, ...variants]: readonly string[]) => ({
  kind: 'text',
  text,
  ...(variants.length > 0 && { variants }),
})

function leads(bot: SeededBot, responses: ReadonlyMap<string, number>, title: string, to: string) {
  const area = /^área: (.*)$/.exec(to)?.[1]
  if (area) return { title, type: 'area', target: String(areaOf(bot, area)) }
  const id = responses.get(to)
  if (id === undefined) throw new Error(`${bot.business.name} has no ${to}`)
  return { title, type: 'response', target: formatTarget({ kind: 'main', id }) }
}

function areaOf({ areas, business }: SeededBot, name: string): number {
  const id = areas.get(name)
  if (id === undefined) throw new Error(`${business.name} has no area ${name}`)
  return id
}
