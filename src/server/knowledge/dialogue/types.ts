import type { components } from '../../../../generated/api.d.ts'
import type { Channel } from '../../../contract/channels.ts'
import type { Knowledge } from '../models/knowledge.ts'
import type { Understanding } from '../nlu/types.ts'
import type { OpeningHours } from './hours.ts'
import type { Texts } from './texts.ts'

export type ResponseMessage = components['schemas']['ResponseMessage']
export type ResponseButton = components['schemas']['ResponseButton']
export type SecondaryKind = components['schemas']['SecondaryKind']

/** What a customer wrote, and what surrounds it. */
export interface Turn {
  text: string
  hasFiles: boolean
  channel: Channel
  now: Date
  /** values of the variables that answers may name */
  variables: Readonly<Record<string, string>>
  /** picks among variants; the same turn with the same seed is answered alike */
  seed: number
  /** the button that was pressed, where the channel tells; else it is found by its title or number */
  pressed?: ResponseButton
}

/** A secondary response as the dialogue needs it. */
export interface Secondary {
  id: number
  name: string
  kind: SecondaryKind
  messages: readonly ResponseMessage[]
  buttons: readonly ResponseButton[]
  channels: readonly string[]
  retryText: string
  maxAttempts: number
  areaId: number | null
}

/** What of a bot's settings decides its answers. */
export interface BotSettings {
  texts?: Partial<Texts>
  timezone?: string
  session_timeout_minutes?: number
  handoff?: {
    on_words?: string[]
    confirmation?: boolean
    wait_message?: string
    schedule?: OpeningHours
    area_id?: number | null
    no_agents_response_id?: number | null
    queue_position?: boolean
    return_to_bot_after_minutes?: number
    return_message?: string
    assign_message?: string
    timeout_minutes?: number | null
    same_agent_days?: number
  }
}

/** An area that may take a conversation over, in the order in which they are preferred. */
export interface HandoffArea {
  id: number
  name: string
  takesHandoff: boolean
  /** its own hours; the bot's count where it has none */
  schedule?: OpeningHours
  /** what is said outside of them instead of the bot's own words */
  offlineMessage?: string
}

/** All that a bot answers from. */
export interface Brain {
  settings: BotSettings
  quick: readonly QuickResponse[]
  secondary: readonly Secondary[]
  areas: readonly HandoffArea[]
  /** what it was taught; absent until it has been trained */
  taught?: Pick<Knowledge, 'intents' | 'examples' | 'entities' | 'responses' | 'follow_ups' | 'threshold'> & {
    runId: number | null
    /** the training's number among those of the bot */
    number: number | null
    understand(text: string, now: Date): Understanding
  }
  /** whether anybody is there who would see a chat of that area, or of none; undefined where it does not matter */
  attended?: (areaId: number | null) => boolean
  /** how many conversations wait for a person already */
  waiting?: number
  /** the area in which somebody of the team has the conversation already, or none; absent where nobody has it */
  held?: { areaId: number | null }
}

/** What decided an answer. `fallback`: nothing did, the message was not understood; `handed`: people have the chat. */
type Rule = components['schemas']['BotRule']

/** Why a conversation goes to people. */
export type HandoffReason = components['schemas']['HandoffReason']

/** Why, with what staff want to know of it. */
export interface Handoff {
  reason: HandoffReason
  areaId: number | null
  /** messages in a row that were not understood */
  misses?: number
  /** the word, the button or the answer that asked for it, or the intent that has no answer */
  by?: string
}

/** Where the bot is in a chat: what the next message is read against. Kept as JSON. */
export interface DialogueState {
  /** messages in a row that were not understood */
  misses: number
  /** buttons that were offered, the latest first */
  buttons: readonly ResponseButton[]
  /** what the last answer offered, in the order in which its channel shows it: a number typed stands for one */
  offered?: readonly ResponseButton[]
  /** which variant was said last, by `<kind of response><id>.<message>` */
  variants: Readonly<Record<string, number>>
  /** the answer whose choice is awaited, and how often it was repeated */
  choice?: { buttons: readonly ResponseButton[]; attempts: number; repeated: number }
  /** nothing more is said to a silence: it was, or the customer took his leave */
  silent?: boolean
  /** the customer was asked whether to hand over */
  asked?: Handoff
  /** when the bot read the last message (ISO 8601) */
  at?: string
}

/** One thing to do, in order. */
export type Reply =
  | { kind: 'say'; message: ResponseMessage; buttons: readonly ResponseButton[] }
  | { kind: 'labels'; ids: readonly number[] }
  | { kind: 'area'; id: number }
  | ({ kind: 'person' } & Handoff)

/** An intent as it was ranked, the likeliest first. */
export interface RankedIntent {
  intentId: number
  name: string
  confidence: number
}

/** A value as it was found; positions in UTF-16 code units. */
export interface NamedEntity {
  entity: string
  label: string
  start: number
  end: number
  text: string
  value: string
  confidence: number
  sensitive: boolean
}

/** How an answer came about. */
export interface Explanation {
  rule: Rule
  ranking: readonly RankedIntent[]
  entities: readonly NamedEntity[]
  /** the confidence that an intent needed; null without a model */
  threshold: number | null
  /** the intent that was understood, whether or not there was an answer to it */
  intentId: number | null
  confidence: number | null
  /** the main response that was said */
  responseId: number | null
  /** what decided, in words: the button's title, the keyword, the secondary response */
  by?: string
  handoff?: Handoff
}

/** What becomes of a turn. */
export interface Decision {
  replies: readonly Reply[]
  state: DialogueState
  explanation: Explanation
}

/** An answer by keyword. */
export interface QuickResponse {
  id: number
  keywords: readonly string[]
  match: string
  ignoreAccentsCase: boolean
  answer: string
  mediaId: number | null
  buttons: readonly ResponseButton[]
  action: string
  areaId: number | null
}
