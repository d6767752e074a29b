import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { components } from '../../../generated/api.d.ts'

type Schemas = components['schemas']

/** A button of a template: it names its target. */
export interface TemplateButton {
  title: string
  type: 'response' | 'secondary' | 'area' | 'url' | 'phone' | 'restart'
  target?: string
}

/** The messages that a response, a condition or a secondary response sends. */
interface Says {
  messages: (Omit<Schemas['ResponseMessage'], 'kind'> & { kind?: Schemas['ResponseMessage']['kind'] })[]
  buttons?: TemplateButton[]
}

/** A main response of a template. */
interface TemplateResponse extends Says {
  intent: string
  title?: string
  category?: string
  required_entities?: { entity: string; question?: string }[]
  conditions?: (Says & { entity: string; operator: Schemas['ConditionOperator']; value?: string })[]
  next?: Schemas['ResponseNext']
  next_response?: string
  area?: string
  labels?: string[]
}

/** The content of a template as its files tell it; everything refers to other things by name. */
export interface TemplateContent {
  key: string
  bot: {
    trade: string
    description: string
    areas?: { name: string }[]
    labels?: { title: string }[]
    quick_replies?: { shortcut: string; title: string; text: string }[]
    schedule?: Omit<Schemas['OpeningHours'], 'timezone'>
    starters?: TemplateButton[]
  }
  entities: Schemas['EntityInput'][]
  /** examples by intent, by category */
  intents: Record<string, Record<string, string[]>>
  responses: TemplateResponse[]
  secondary: (Says & { name: string; kind: Schemas['SecondaryKind']; questions?: string[] })[]
  cases: { name: string; steps: { user: string; response?: string; handoff?: boolean }[] }[]
  synonyms: string[][]
}

/** A phrase that no template has, with the intent that its customer means. */
export interface UnseenPhrase {
  text: string
  intent: string
}

const folder = path.resolve(import.meta.dirname, '../../../src/server/provisioning/starting/templates')

/** Returns the keys of all templates, in the order of their names. */
export const templateKeys = (): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : []

/** Reads a template. Files that it does not have count as empty. */
export function readTemplate(key: string): TemplateContent {
  const read = <T>(name: string, empty: T): T => readYaml<T>(path.join(folder, key, `${name}.yaml`)) ?? empty
  return {
    key,
    bot: { trade: key, ...read('bot', { description: '' }) },
    entities: read('entities', []),
    intents: read('intents', {}),
    responses: read('responses', []),
    secondary: read('secondary', []),
    cases: read('cases', []),
    synonyms: read('synonyms', []),
  }
}

/** Returns the phrases that measure a template. */
export const readUnseenPhrases = (key: string): UnseenPhrase[] =>
  readYaml<UnseenPhrase[]>(path.resolve(import.meta.dirname, `${key}.yaml`)) ?? []

function readYaml<T>(file: string): T | undefined {
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as T) : undefined
}

/** Returns the examples of each intent, in the order of the file. */
export const examplesOf = ({ intents }: Pick<TemplateContent, 'intents'>): [intent: string, examples: string[]][] =>
  Object.values(intents).flatMap((category) => Object.entries(category))
