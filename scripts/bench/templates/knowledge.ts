import { toCodeUnits } from '../../../src/contract/tagging.ts'
import type { Knowledge, KnownExample, KnownResponse } from '../../../src/server/knowledge/models/knowledge.ts'
import { DEFAULT_THRESHOLD } from '../../../src/server/knowledge/models/knowledge.ts'
import { parsedExamples } from '../../../src/server/provisioning/content/examples.ts'
import { examplesOf, type TemplateButton, type TemplateContent } from './content.ts'

/** Numbers things by name, from 1, in the order of a list. */
const numbered = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, place) => [name, place + 1]))

export const titleOf = ({ title, intent }: { title?: string; intent: string }) => title ?? intent

/** What the names in a template stand for. */
export const idsOf = (content: TemplateContent) => ({
  intents: numbered(examplesOf(content).map(([name]) => name)),
  responses: numbered(content.responses.map(titleOf)),
  secondary: numbered(content.secondary.map(({ name }) => name)),
  areas: numbered((content.bot.areas ?? []).map(({ name }) => name)),
  entities: numbered(content.entities.map(({ name }) => name)),
})

/** Returns the content that a training of the template's bot uses. Entity values are marked automatically. */
export function knowledgeOf(content: TemplateContent): Knowledge {
  const ids = idsOf(content)
  return {
    intents: [...ids.intents].map(([name, id]) => ({ id, name })),
    examples: knownExamples(content),
    entities: content.entities.map((entity, place) => ({
      ...{ id: place + 1, name: entity.name, label: entity.label, type: entity.type },
      values: (entity.values ?? []).map(({ value, synonyms = [] }) => ({ value, synonyms })),
      ...(entity.pattern && { pattern: entity.pattern }),
      ...(entity.system_kind && { system: entity.system_kind }),
      ...{ fuzzy: entity.fuzzy ?? 0.8, matchCase: entity.match_case ?? false, sensitive: entity.sensitive ?? false },
      ...{ prompt_question: entity.prompt_question ?? '', prompt_example: entity.prompt_example ?? '' },
    })),
    responses: knownResponses(content),
    follow_ups: content.secondary.flatMap(({ name, questions }) =>
      questions ? [{ id: ids.secondary.get(name) ?? 0, name, questions }] : [],
    ),
    synonyms: content.synonyms,
    threshold: DEFAULT_THRESHOLD,
  }
}

function knownExamples(content: TemplateContent): KnownExample[] {
  const { intents } = idsOf(content)
  return parsedExamples(content.intents, content.entities, true).examples.map(({ intent, text, marks }, place) => ({
    ...{ id: place + 1, intent_id: intents.get(intent) ?? 0, text },
    entities: marks.map(({ start, end, entity, canonical, value }) => ({
      ...{ entity, start: toCodeUnits(text, start), end: toCodeUnits(text, end) },
      ...(canonical !== undefined && canonical !== value && { value: canonical }),
    })),
  }))
}

/** Returns the buttons as the API has them: with the numbers of their targets. */
export function buttonsOf(content: TemplateContent, buttons: readonly TemplateButton[] = []) {
  const ids = idsOf(content)
  return buttons.map(({ title, type, target = '' }) => {
    if (type === 'secondary')
      return { title, type: 'response' as const, target: `secondary:${ids.secondary.get(target) ?? 0}` }
    const named = type === 'response' ? ids.responses : type === 'area' ? ids.areas : undefined
    return { title, type, target: named ? String(named.get(target) ?? 0) : target }
  })
}

/** Returns messages whose kind is told. */
export const messagesOf = (messages: TemplateContent['secondary'][number]['messages']) =>
  messages.map((message) => ({ kind: 'text' as const, ...message }))

function knownResponses(content: TemplateContent): KnownResponse[] {
  const ids = idsOf(content)
  return content.responses.map((response, place) => ({
    ...{ id: place + 1, intent_id: ids.intents.get(response.intent) ?? 0, title: titleOf(response) },
    ...{ messages: messagesOf(response.messages), buttons: buttonsOf(content, response.buttons) },
    ...{ randomize_variants: true, channels: [], attempts: 1, ask_attempts: 2, enabled: true },
    next: response.next ?? 'none',
    next_id: ids.secondary.get(response.next_response ?? '') ?? null,
    ...{ assign_labels: [], assign_area_id: ids.areas.get(response.area ?? '') ?? null },
    ...{ valid_from: null, valid_until: null },
    required_entities: (response.required_entities ?? []).map(({ entity, question }) => ({
      entity_id: ids.entities.get(entity) ?? 0,
      ...(question !== undefined && { question }),
    })),
    conditions: (response.conditions ?? []).map(({ entity, operator, value, messages, buttons }) => ({
      ...{ entity_id: ids.entities.get(entity) ?? 0, operator, messages: messagesOf(messages) },
      ...(value !== undefined && { value }),
      buttons: buttonsOf(content, buttons),
    })),
  }))
}
