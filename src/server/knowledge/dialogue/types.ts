import type { components } from '../../../../generated/api.d.ts'
import type { FormOfAddress } from '../../../contract/address-form.ts'
import type { Channel } from '../../../contract/channels.ts'
import type { Knowledge } from '../models/knowledge.ts'
import type { Interpretation } from '../nlu/types.ts'
import type { SmallTalkChanges } from '../spanish/small-talk.ts'
import type { BranchChat, BranchForm } from './branches/types.ts'
import type { BeginReply, FormDefinition, FormInProgress, FormReply, FormStep, KnownRuns } from './forms/types.ts'
import type { HandoffArea } from './handoff-area.ts'
import type { Handoff } from './handoff-types.ts'
import type { OpeningHours } from './hours.ts'
import type { CatalogueForm, CatalogueReading, OrderReply, ProductStep, ProductTopic } from './products/types.ts'
import type { QuickResponse } from './quick-types.ts'
import type { Texts } from './situations.ts'
import type { Filled, Filling, Lookup, RememberedValue, SlotsRead, SlotValues } from './slots/types.ts'
import type { Collecting, Waiting } from './waiting/types.ts'
import type { Clarification, Doubted, OpenWish, WishRead } from './wish-types.ts'

export type { Handoff, HandoffNotice, HandoffReason } from './handoff-types.ts'
export type ResponseMessage = components['schemas']['ResponseMessage']
export type ResponseButton = components['schemas']['ResponseButton']
export type SecondaryKind = components['schemas']['SecondaryKind']

/** A customer's message with its context. */
export interface Turn {
  text: string
  hasFiles: boolean
  /** the numbers of its files */
  files?: readonly number[]
  /** a place that was shared */
  place?: { latitude: number; longitude: number }
  /** all of its files are audios */
  isVoice?: boolean
  channel: Channel
  now: Date
  /** values of the variables that answers may use */
  variables: Readonly<Record<string, string>>
  /** what is known of the contact: `kind:email`, `kind:phone` …, and `name:<entity>` for what they told before */
  known?: Readonly<Record<string, string>>
  /** the contact's data by name, as forms may save them; an own datum by its key */
  contact?: Readonly<Record<string, string>>
  /** the forms that the contact was asked before */
  runs?: KnownRuns
  /** selects among variants; the same turn with the same seed gets the same answer */
  seed: number
  /** what the message and the conversation name of the catalogue, read beforehand; absent without products */
  catalogue?: CatalogueReading
  /** The pressed button, if the channel reports it; otherwise it is looked up by title or number. */
  pressed?: ResponseButton
}

/** A secondary response as the dialogue needs it. */
export interface Secondary {
  id: number
  name: string
  kind: SecondaryKind
  messages: readonly ResponseMessage[]
  buttons: readonly ResponseButton[]
  channels: readonly Channel[]
  retryText: string
  maxAttempts: number
  areaId: number | null
}

/** The bot settings that affect its answers. */
export interface BotSettings {
  texts?: Partial<Texts>
  country?: string
  timezone?: string
  session_timeout_minutes?: number
  /** facts about the business that answers may tell */
  contact?: components['schemas']['BotContact']
  handoff?: {
    on_words?: string[]
    confirmation?: boolean
    wait_message?: string
    schedule?: OpeningHours
    area_id?: number | null
    no_agents_response_id?: number | null
    queue_position?: boolean
    answer_while_waiting?: boolean
    return_to_bot_after_minutes?: number
    return_message?: string
    assign_message?: string
    timeout_minutes?: number | null
    same_agent_days?: number
    form_handoff_mode?: components['schemas']['HandoffFormMode']
  }
}

/** All the data a bot answers from. */
export interface BotSnapshot {
  settings: BotSettings
  /** how the bot's own texts address the customer; without one, they are the earlier texts */
  form?: FormOfAddress | null
  quick: readonly QuickResponse[]
  /** groups of words that mean the same, for keywords */
  synonyms?: readonly (readonly string[])[]
  /** what the owner changed of the small talk that every bot understands */
  smallTalk?: SmallTalkChanges
  secondary: readonly Secondary[]
  /** the forms that can be answered */
  forms?: readonly FormDefinition[]
  /** the names of all forms, also of those that cannot be answered any more */
  formNames?: Readonly<Record<number, string>>
  /** the contact form that is asked before a handoff */
  contactFirst?: number | undefined
  areas: readonly HandoffArea[]
  /** the product forms that are on */
  catalogues?: readonly CatalogueForm[]
  /** the branches of the business, by form */
  branches?: readonly BranchForm[]
  /** the trained model; absent until the bot has been trained */
  trained?: Pick<Knowledge, 'intents' | 'examples' | 'entities' | 'responses' | 'follow_ups' | 'threshold'> & {
    runId: number | null
    /** the training's number within the bot */
    number: number | null
    understand(text: string, now: Date, timeZone?: string): Interpretation
  }
  /** Whether anyone online may see a chat of that area, or of none; undefined if it does not matter. */
  attended?: (areaId: number | null, assignedTo?: number | null) => boolean
  /** median minutes until an agent answered recent handoffs during opening hours, if enough were measured */
  usualWait?: number
  /** number of conversations that already wait for an agent */
  waiting?: number
  /** the area in which an agent already handles the conversation (null: none); absent if nobody handles it */
  attendedArea?: { areaId: number | null }
  /** the area that a person or a rule chose for the conversation before anybody handles it */
  chosenArea?: number | undefined
}

/** The rule that decided an answer. `fallback`: the message was not understood; `handed`: agents have the chat. */
type Rule = components['schemas']['BotRule']

/** The request that was answered last; a later message may continue it. */
export interface Topic {
  /** the message with the request; absent in states of earlier versions */
  messageId?: number
  /** the request, without sensitive values */
  text: string
  /** identifies its answer */
  key: string
  /** the condition and the values that decided what it said */
  said?: string | undefined
  /** number of messages since that did not take it up */
  turns: number
  /** the other requests that were answered in the same reply */
  beside?: readonly Topic[]
}

/** The dialogue state of a chat, against which the next message is read. Stored as JSON. */
export interface DialogueState {
  /** number of consecutive messages that were not understood */
  misses: number
  /** buttons that were offered, latest first */
  buttons: readonly ResponseButton[]
  /** the buttons of the last answer in the order its channel shows them; a typed number selects one */
  offered?: readonly ResponseButton[]
  /** index of the variant sent last, by `<kind of response><id>.<message>` */
  variants: Readonly<Record<string, number>>
  /** the pending choice, its allowed attempts, and how often it was repeated */
  choice?: { buttons: readonly ResponseButton[]; attempts: number; repeated: number }
  /** do not react to a silence: already done, or the customer said goodbye */
  silent?: boolean
  /** the bot's last reply closed the conversation ("¡De nada!") */
  closing?: boolean
  /** the customer made fun of the bot, and was offered a person */
  mocked?: true | undefined
  /** the customer said what they want, not only that they want a person */
  requested?: boolean
  /** what a waiting customer was asked for the team */
  collecting?: Collecting | undefined
  /** the customer was handed over; what they were told since */
  waiting?: Waiting | undefined
  /** the customer was asked to confirm this handoff */
  asked?: Handoff
  /** when the bot read the last message (ISO 8601) */
  at?: string
  /** the entity values of this conversation, by the entity's name */
  values?: Readonly<Record<string, RememberedValue>>
  topic?: Topic
  clarification?: Clarification
  doubted?: Doubted
  /** intents that the customer excluded when asked what was meant */
  excluded?: readonly number[]
  /** the wishes to take up once the pending question is settled, in order */
  open?: readonly OpenWish[]
  /** what is being asked for */
  filling?: Filling | undefined
  /** the requests whose data were still missing when the customer was handed over */
  left?: readonly Filling[] | undefined
  /** the values of the last answer, which a correction in the next message changes */
  filled?: Filled | undefined
  /** the form that is being asked */
  form?: FormInProgress | undefined
  /** what the conversation about products has come to */
  products?: ProductTopic | undefined
  /** what was told or asked about branches */
  branch?: BranchChat | undefined
  /** the webhooks whose results are awaited, at most one for each response */
  lookups?: readonly Lookup[]
}

/** One action of an answer; they run in order. */
export type Reply =
  | { kind: 'say'; message: ResponseMessage; buttons: readonly ResponseButton[] }
  | { kind: 'labels'; ids: readonly number[] }
  | { kind: 'area'; id: number }
  | ({ kind: 'person' } & Handoff)
  /** keeps what the customer told with the contact, and how they call themselves now; sensitive values are masked */
  | { kind: 'collect'; values: readonly CollectedValue[]; contactName?: string; formerName?: string }
  /** looks up the answer in the business's system; the caller passes the result to `handleWebhookResult` */
  | { kind: 'webhook'; responseId: number; values: SlotValues }
  | FormReply
  | BeginReply
  | OrderReply

/** A value that a customer told when asked. */
export interface CollectedValue {
  /** the entity's name */
  name: string
  label: string
  value: string
}

/** An intent of a ranking, which is sorted by descending confidence. */
export interface RankedIntent {
  intentId: number
  name: string
  confidence: number
}

/** An extracted entity value; positions in UTF-16 code units. */
export interface NamedEntity {
  entity: string
  label: string
  start: number
  end: number
  text: string
  value: string
  confidence: number
  sensitive: boolean
  /** the text takes it back in favour of another value */
  withdrawn?: boolean
}

/** How an answer was decided. */
export interface Explanation {
  rule: Rule
  ranking: readonly RankedIntent[]
  entities: readonly NamedEntity[]
  /** the minimum confidence of an intent; null without a model */
  threshold: number | null
  /** the understood intent, whether or not it has an answer */
  intentId: number | null
  confidence: number | null
  /** the main response that was sent */
  responseId: number | null
  /** what decided, as text: the button's title, the keyword or the secondary response */
  by?: string
  handoff?: Handoff
  /** what was asked, filled, chosen by a condition and looked up */
  slots?: SlotsRead
  /** the step of a form */
  form?: FormStep | undefined
  /** the step of a conversation about products */
  products?: ProductStep
  /** how the message was read beyond its words */
  context?: {
    /** the earlier request together with which it was read */
    topic?: string
    /** the wishes that were answered, in order */
    wishes?: readonly WishRead[]
    /** the wishes that are taken up later, as written */
    open?: readonly string[]
    /** the wishes that were not understood, as written */
    unclear?: readonly string[]
    /** what the customer does not want, as written */
    refused?: readonly string[]
    /** the customer was told how to say that the answer is not what they asked */
    doubted?: true
    /** the message whose answer the customer says was not what they asked */
    rejected?: { messageId: number }
    /** the options of the question what was meant */
    options?: readonly string[]
    /** the option that was chosen, for the message that was not clear */
    chosen?: { messageId: number; intentId: number; title: string }
  }
}

/** The result of a turn. */
export interface Decision {
  replies: readonly Reply[]
  state: DialogueState
  explanation: Explanation
}
