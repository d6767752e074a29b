import { branchSettingsOf } from '../../src/server/knowledge/dialogue/branches/settings.ts'
import type { Branch, BranchForm } from '../../src/server/knowledge/dialogue/branches/types.ts'
import { definitionOf, type StoredForm } from '../../src/server/knowledge/dialogue/forms/definition.ts'
import type { HandoffArea } from '../../src/server/knowledge/dialogue/handoff-area.ts'
import type {
  BotSettings,
  BotSnapshot,
  ResponseButton,
  ResponseMessage,
  Secondary,
} from '../../src/server/knowledge/dialogue/types.ts'
import { foldWords } from '../../src/server/knowledge/dialogue/words.ts'
import type { KnownEntity, KnownResponse } from '../../src/server/knowledge/models/knowledge.ts'
import { findEntities } from '../../src/server/knowledge/nlu/index.ts'
import { type CatalogueFile, catalogueFormOf } from './catalogue-file.ts'

type ConditionOperator = NonNullable<KnownResponse['conditions']>[number]['operator']

/** A button as files define it: only its title, or with its action. */
type ButtonText = string | (Partial<ResponseButton> & { title: string })

interface SpokenContent {
  says?: string | readonly (string | ResponseMessage)[]
  buttons?: readonly ButtonText[]
}

type FormVersion = Partial<Pick<StoredForm, 'questions' | 'settings'>> & { of: string }
/** Branches as files define them: by name, with what differs from the usual one. */
interface BranchesFile {
  settings?: Partial<BranchForm['settings']>
  /** the name of the intent that leads to them */
  intent?: string
  questions?: BranchForm['questions']
  /** hours as `week`: ranges by day, or none */
  list: Record<
    string,
    Partial<Omit<Branch, 'id' | 'name' | 'hours' | 'areaId' | 'address'>> & {
      address?: Partial<Branch['address']>
      area?: string
      hours?: Partial<Branch['hours']>
    }
  >
}

/** A bot as conversation files define it. */
export interface BotFile {
  settings?: BotSettings
  form?: BotSnapshot['form']
  smallTalk?: BotSnapshot['smallTalk']
  /** Each is a name, or an area with its own hours and words. */
  areas?: readonly (string | (Pick<HandoffArea, 'name'> & Partial<HandoffArea>))[]
  attended?: boolean
  branches?: BranchesFile
  /** who is handed over goes on waiting for the rest of the conversation */
  nobody_comes?: boolean
  waiting?: number
  variables?: Record<string, string>
  /** what is known of the contact */
  known?: Record<string, string>
  /** entities by name; the label is the name unless given */
  entities?: Record<string, Partial<KnownEntity>>
  /** the contact's data, by name */
  contact?: Record<string, string>
  /** forms by name; buttons and responses refer to them by it */
  forms?: Record<string, Partial<Omit<StoredForm, 'id' | 'name'>> & { kind: 'survey' | 'contact' }>
  /** other versions of forms, to which a conversation changes */
  versions?: Record<string, FormVersion>
  catalogue?: CatalogueFile
  quick?: readonly (SpokenContent & {
    keywords: string[]
    area?: string
    hands_over?: boolean
    asks_contact?: boolean
  })[]
  secondary?: Record<
    string,
    SpokenContent & Partial<Omit<Secondary, 'buttons' | 'messages' | 'name'>> & { area?: string }
  >
  /** Main responses by intent name. `understands` maps texts to the confidence they get (`texto: 0.9`). */
  intents?: Record<
    string,
    SpokenContent & { understands: Record<string, number>; examples?: string[] } & Partial<
        Omit<KnownResponse, 'buttons' | 'next_id' | 'required_entities' | 'conditions'>
      > & {
        /** the names of the entities it asks for, or with their own question */
        asks?: readonly (string | { entity: string; question: string })[]
        conditions?: readonly (SpokenContent & { entity: string; operator: ConditionOperator; value?: string })[]
        follow?: string
        form?: string
        area?: string
        unanswered?: boolean
      }
  >
}

/** Builds the bot of a file. Ids follow the order in the file, and buttons and follow-ups refer to records by name. */
export function botFromFile(file: BotFile): BotSnapshot {
  const areas = (file.areas ?? []).map((given, place) => ({
    id: place + 1,
    takesHandoff: true,
    ...(typeof given === 'string' ? { name: given } : given),
  }))
  const entities = Object.entries(file.entities ?? {}).map(
    ([name, given], place): KnownEntity => ({
      ...{ id: place + 1, name, label: name, type: 'free', sensitive: false, prompt_question: '', ...given },
    }),
  )
  const entityId = (name: string) => entities.find((one) => one.name === name)?.id ?? 0
  const areaId = (name: string | undefined) => areas.find((one) => one.name === name)?.id ?? null
  const intentId = (name: string | undefined) =>
    name === undefined ? null : Object.keys(file.intents ?? {}).indexOf(name) + 1
  const secondaryNames = Object.keys(file.secondary ?? {})
  const intents = Object.entries(file.intents ?? {})
  const formNames = Object.keys(file.forms ?? {})
  // A catalogue or the branches of a file are its form 1.
  const formId = (name: string) => formNames.indexOf(name) + 1 || (file.catalogue || file.branches ? 1 : 0)
  const buttons = (given: readonly ButtonText[] = []) =>
    given.map((one) => button(one, { secondaryNames, intents, areaId, formId }))
  return {
    settings: file.settings ?? {},
    form: file.form ?? null,
    ...(file.forms && {
      forms: Object.entries(file.forms).flatMap(
        ([name, one]) => definitionOf({ questions: [], settings: {}, ...one, id: formId(name), name }) ?? [],
      ),
      formNames: Object.fromEntries(formNames.map((name) => [formId(name), name])),
    }),
    ...(file.smallTalk && { smallTalk: file.smallTalk }),
    areas,
    ...(file.attended !== undefined && { attended: () => file.attended === true }),
    ...(file.waiting !== undefined && { waiting: file.waiting }),
    ...(file.catalogue && { catalogues: [catalogueFormOf(file.catalogue, intentId(file.catalogue.intent))] }),
    ...(file.branches && { branches: [branchForm(file.branches, { areaId, intents })] }),
    quick: (file.quick ?? []).map((one, place) => ({
      id: place + 1,
      keywords: one.keywords,
      match: 'contains',
      ignoreAccentsCase: true,
      answer: String(one.says),
      mediaId: null,
      buttons: buttons(one.buttons),
      action: one.hands_over ? 'handoff' : one.asks_contact ? 'contact_form' : 'none',
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
      trained: {
        runId: 1,
        number: 1,
        threshold: 0.5,
        entities,
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
                  next: one.next ?? (one.follow ? 'secondary' : one.form ? 'form' : 'none'),
                  next_id: one.follow ? secondaryNames.indexOf(one.follow) + 1 : one.form ? formId(one.form) : null,
                  assign_labels: one.assign_labels ?? [],
                  assign_area_id: areaId(one.area),
                  attempts: one.attempts ?? 1,
                  enabled: one.enabled ?? true,
                  valid_from: one.valid_from ?? null,
                  valid_until: one.valid_until ?? null,
                  ...(one.asks && {
                    required_entities: one.asks.map((asked) =>
                      typeof asked === 'string'
                        ? { entity_id: entityId(asked) }
                        : { entity_id: entityId(asked.entity), question: asked.question },
                    ),
                  }),
                  ...(one.ask_attempts && { ask_attempts: one.ask_attempts }),
                  ...(one.conditions && {
                    conditions: one.conditions.map(({ entity, operator, value, says, buttons: offered }) => ({
                      ...{ entity_id: entityId(entity), operator, messages: messages(says) },
                      ...(value !== undefined && { value }),
                      ...(offered && { buttons: buttons(offered) }),
                    })),
                  }),
                  ...(one.webhook && { webhook: one.webhook }),
                },
              ],
        ),
        understand: (text, now, timeZone) => ({
          ranking: intents
            .map(([, one], place) => ({ intent: String(place + 1), confidence: sure(one.understands, text) }))
            .sort((a, b) => b.confidence - a.confidence),
          entities: findEntities(text, entities, now, timeZone),
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

const messages = (says: SpokenContent['says'] = []): ResponseMessage[] =>
  (typeof says === 'string' ? [says] : says).map((one) => (typeof one === 'string' ? { kind: 'text', text: one } : one))

interface Names {
  secondaryNames: readonly string[]
  intents: readonly (readonly [string, unknown])[]
  areaId: (name: string | undefined) => number | null
  formId: (name: string) => number
}

/** `target` is the name of a main response, a secondary response or an area. */
function button(given: ButtonText, { secondaryNames, intents, areaId, formId }: Names): ResponseButton {
  if (typeof given === 'string') return { title: given, type: 'response' }
  const { title, type = 'response', target } = given
  if (type === 'area') return { title, type, target: String(areaId(target ?? undefined) ?? '') }
  if (type === 'form') return { title, type, target: String(formId(target ?? '')) }
  if (type !== 'response' || !target) return { title, type, ...(target && { target }) }
  const secondary = secondaryNames.indexOf(target)
  const main = intents.findIndex(([name]) => name === target)
  return { title, type, target: secondary >= 0 ? `secondary:${secondary + 1}` : String(main + 1) }
}

/** Returns the bot with another version of a form, or without it. */
export function withForm(
  file: BotFile,
  bot: BotSnapshot,
  change: { version: string } | { without: string },
): BotSnapshot {
  const version = 'version' in change ? file.versions?.[change.version] : undefined
  const name = 'without' in change ? change.without : version?.of
  const [id = ''] = Object.entries(bot.formNames ?? {}).find(([, own]) => own === name) ?? []
  const stored = file.forms?.[name ?? '']
  if (!stored) throw new Error(`There is no form ${name}`)
  const { of: _, ...given } = version ?? { of: '' }
  const made =
    version && definitionOf({ questions: [], settings: {}, ...stored, ...given, id: Number(id), name: name ?? '' })
  const others = (bot.forms ?? []).filter((one) => one.id !== Number(id))
  return { ...bot, forms: made ? [...others, made] : others }
}

const WEEK = [0, 1, 2, 3, 4].map((day) => ({ day: day as 0, ranges: [{ from: '09:00', to: '18:00' }] }))

function branchForm(
  { settings, intent, questions = [], list }: BranchesFile,
  { areaId, intents }: { areaId: (name: string | undefined) => number | null; intents: readonly [string, unknown][] },
): BranchForm {
  const place = intents.findIndex(([name]) => name === intent)
  return {
    ...{ id: 1, name: 'Sucursales', intentId: place < 0 ? null : place + 1, questions },
    settings: { ...branchSettingsOf({}), ...settings },
    branches: Object.entries(list).map(([name, { address, area, hours, ...given }], at) => ({
      ...{ id: at + 1, name, code: '', phones: [], email: '', services: [], coverage: {}, point: undefined, ...given },
      address: {
        ...{ street: 'San Martín', number: '120', floor: '', city: 'Córdoba', province: 'Córdoba', postal_code: '' },
        ...{ country: 'AR', ...address },
      },
      hours: { timezone: 'America/Argentina/Buenos_Aires', always_open: false, week: WEEK, exceptions: [], ...hours },
      areaId: areaId(area),
    })),
  }
}
