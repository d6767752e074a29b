import { freshState } from '../../../src/server/knowledge/dialogue/state.ts'
import type { BotSnapshot } from '../../../src/server/knowledge/dialogue/types.ts'
import { variables } from '../../../src/server/knowledge/dialogue/variables.ts'
import type { Knowledge } from '../../../src/server/knowledge/models/knowledge.ts'
import type { Model } from '../../../src/server/knowledge/nlu/types.ts'
import type { TestCase } from '../../../src/server/knowledge/testbot/cases.ts'
import { failuresOf, playCase } from '../../../src/server/knowledge/testbot/play.ts'
import { decideWithoutCall } from '../../../src/server/knowledge/testbot/webhook.ts'
import type { TemplateContent } from './content.ts'
import { buttonsOf, idsOf, messagesOf } from './knowledge.ts'

const TIMEZONE = 'America/Argentina/Buenos_Aires'
/** A Tuesday afternoon, within the hours of every trade. */
const NOW = new Date('2026-03-10T18:00:00Z')

/** Returns what a bot that was made from the template answers from. */
export function snapshotOf(content: TemplateContent, knowledge: Knowledge, model: Model): BotSnapshot {
  const schedule = content.bot.schedule && { ...content.bot.schedule, timezone: TIMEZONE }
  return {
    settings: { country: 'AR', timezone: TIMEZONE, handoff: { ...(schedule && { schedule }) } },
    form: 'vos',
    quick: [],
    synonyms: content.synonyms,
    secondary: content.secondary.map(({ name, kind, messages, buttons }, place) => ({
      ...{ id: place + 1, name, kind, messages: messagesOf(messages), buttons: buttonsOf(content, buttons) },
      ...{ channels: [], retryText: '', maxAttempts: 2, areaId: null },
    })),
    areas: [...idsOf(content).areas].map(([name, id]) => ({ id, name, takesHandoff: true })),
    trained: {
      ...knowledge,
      ...{ runId: 1, number: 1 },
      understand: (text, now, zone) => model.understand(text, now, zone),
    },
  }
}

/** Plays the template's test cases and returns what went wrong. */
export async function failedCases(content: TemplateContent, bot: BotSnapshot): Promise<string[]> {
  const { responses } = idsOf(content)
  const names = {
    intents: new Map(),
    forms: new Map(),
    responses: new Map([...responses].map(([name, id]) => [id, name])),
  }
  const failed: string[] = []
  for (const { name, steps } of content.cases) {
    const own = steps.map(({ user, response, handoff = false }) => ({
      ...{ user, intent_id: null, response_id: responses.get(response ?? '') ?? null, handoff },
    })) as TestCase['steps']
    const failures = failuresOf(own, await playCase(0, own, bot, content.bot.trade, NOW), names)
    failed.push(...failures.map((failure) => `${name}: ${failure}`))
  }
  return failed
}

/** What the bot does with the first message of a customer. */
export function firstAnswer(content: TemplateContent, bot: BotSnapshot, text: string) {
  const said = { name: '', phone: '', custom: null, business: content.bot.trade, area: null, person: null }
  const turn = { text, hasFiles: false, channel: 'webchat', now: NOW, variables: variables(said), seed: 1 } as const
  const { explanation, replies } = decideWithoutCall(turn, freshState(), bot)
  const say = replies.find((reply) => reply.kind === 'say')
  return {
    intent: bot.trained?.intents.find(({ id }) => id === explanation.intentId)?.name,
    response: bot.trained?.responses.find(({ id }) => id === explanation.responseId)?.title,
    rule: explanation.rule,
    text: say?.message.text ?? '',
  }
}
