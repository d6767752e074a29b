import type {
  BotSettings,
  Brain,
  HandoffArea,
  ResponseButton,
  ResponseMessage,
  Secondary,
} from '../../src/server/knowledge/dialogue/types.ts'
import { foldWords } from '../../src/server/knowledge/dialogue/words.ts'
import type { KnownResponse } from '../../src/server/knowledge/models/knowledge.ts'

/** A button as files write it: its title alone, or with what it does. */
type ButtonText = string | (Partial<ResponseButton> & { title: string })

interface Said {
  says?: string | readonly (string | ResponseMessage)[]
  buttons?: readonly ButtonText[]
}

/** A bot as conversation files describe it. */
export interface BotFile {
  settings?: BotSettings
  /** by name, or with hours and words of their own */
  areas?: readonly (string | (Pick<HandoffArea, 'name'> & Partial<HandoffArea>))[]
  attended?: boolean
  waiting?: number
  variables?: Record<string, string>
  quick?: readonly (Said & { keywords: string[]; area?: string; hands_over?: boolean })[]
  secondary?: Record<string, Said & Partial<Omit<Secondary, 'buttons' | 'messages' | 'name'>> & { area?: string }>
  /** main responses by their intent's name, with what is understood as it and how surely (`texto: 0.9`) */
  intents?: Record<
    string,
    Said & { understands: Record<string, number>; examples?: string[] } & Partial<
        Omit<KnownResponse, 'buttons' | 'next_id'>
      > & {
        follow?: string
        area?: string
        unanswered?: boolean
      }
  >
}

/** Numbers the things of a file in their order, so that buttons and follow-ups can name them. */
export function brainFrom(file: BotFile): Brain {
  const areas = (file.areas ?? []).map((given, place) => ({
    id: place + 1,
    takesHandoff: true,
    ...(typeof given === 'string' ? { name: given } : given),
  }))
  const areaId = (name: string | undefined) => areas.find((one) => one.name === name)?.id ?? null
  const secondaryNames = Object.keys(file.secondary ?? {})
  const intents = Object.entries(file.intents ?? {})
  const buttons = (given: readonly ButtonText[] = []) =>
    given.map((one) => button(one, { secondaryNames, intents, areaId }))
  return {
    settings: file.settings ?? {},
    areas,
    ...(file.attended !== undefined && { attended: () => file.attended === true }),
    ...(file.waiting !== undefined && { waiting: file.waiting }),
    quick: (file.quick ?? []).map((one, place) => ({
      id: place + 1,
      keywords: one.keywords,
      match: 'contains',
      ignoreAccentsCase: true,
      answer: String(one.says),
      mediaId: null,
      buttons: buttons(one.buttons),
      action: one.hands_over ? 'handoff' : 'none',
      areaId: areaId(one.area),
    })),
    secondary: Object.entries(file.secondary ?? {}).map(([name, one], place) => ({
      id: place + 1,
      name,
      kind: one.kind ?? 'follow_up',
      messages: messages(one.says),
      buttons: buttons(one.buttons),
      channels: one.channels ?? [],
      retryText: one.retryText ?? '',
      maxAttempts: one.maxAttempts ?? 2,
      areaId: areaId(one.area),
    })),
    ...(intents.length > 0 && {
      taught: {
        runId: 1,
        number: 1,
        threshold: 0.5,
        entities: [],
        intents: intents.map(([name], place) => ({ id: place + 1, name })),
        examples: intents.flatMap(([, { examples = [] }], place) =>
          examples.map((text, id) => ({ id, intent_id: place + 1, text, entities: [] })),
        ),
        responses: intents.flatMap(([title, one], place): KnownResponse[] =>
          one.unanswered
            ? []
            : [
                {
                  title,
                  id: place + 1,
                  intent_id: place + 1,
                  messages: messages(one.says) as KnownResponse['messages'],
                  buttons: buttons(one.buttons),
                  randomize_variants: one.randomize_variants ?? true,
                  channels: one.channels ?? [],
                  next: one.next ?? (one.follow ? 'secondary' : 'none'),
                  next_id: one.follow ? secondaryNames.indexOf(one.follow) + 1 : null,
                  assign_labels: one.assign_labels ?? [],
                  assign_area_id: areaId(one.area),
                  attempts: one.attempts ?? 1,
                  enabled: one.enabled ?? true,
                  valid_from: one.valid_from ?? null,
                  valid_until: one.valid_until ?? null,
                },
              ],
        ),
        understand: (text) => ({
          ranking: intents
            .map(([, one], place) => ({ intent: String(place + 1), confidence: sure(one.understands, text) }))
            .sort((a, b) => b.confidence - a.confidence),
          entities: [],
          known: true,
        }),
      },
    }),
  }
}

function sure(understands: Record<string, number>, text: string): number {
  const found = Object.entries(understands).find(([own]) => foldWords(own) === foldWords(text))
  return found?.[1] ?? 0.05
}

const messages = (says: Said['says'] = []): ResponseMessage[] =>
  (typeof says === 'string' ? [says] : says).map((one) => (typeof one === 'string' ? { kind: 'text', text: one } : one))

interface Names {
  secondaryNames: readonly string[]
  intents: readonly (readonly [string, unknown])[]
  areaId: (name: string | undefined) => number | null
}

/** `target` names a main response, a secondary one or an area. */
function button(given: ButtonText, { secondaryNames, intents, areaId }: Names): ResponseButton {
  if (typeof given === 'string') return { title: given, type: 'response' }
  const { title, type = 'response', target } = given
  if (type === 'area') return { title, type, target: String(areaId(target ?? undefined) ?? '') }
  if (type !== 'response' || !target) return { title, type, ...(target && { target }) }
  const secondary = secondaryNames.indexOf(target)
  const main = intents.findIndex(([name]) => name === target)
  return { title, type, target: secondary >= 0 ? `secondary:${secondary + 1}` : String(main + 1) }
}
