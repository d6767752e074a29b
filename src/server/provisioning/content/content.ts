import type { Row } from './valid.ts'

/** Version of the files' format. Files of a later version are refused. */
export const FORMAT = 1

/** An example of an intent: its text, with entities in Rasa's notation; or an object where that cannot express it. */
export type WrittenExample = string | Row

/** Examples by intent, by category. */
export type WrittenIntents = Readonly<Record<string, Readonly<Record<string, readonly WrittenExample[]>>>>

/** The lists of a bot's content. */
export const lists = [
  'areas',
  'labels',
  'contact_fields',
  'groups',
  'quick_replies',
  'macros',
  'rules',
  'entities',
  'responses',
  'secondary',
  'keywords',
  'cases',
  'synonyms',
  'synonym_changes',
  'small_talk',
  'forms',
  'products',
] as const

export type List = (typeof lists)[number]

/** The settings of a bot, as its files say them. */
export const settings = [
  'form_of_address',
  'language',
  'country',
  'currency',
  'timezone',
  'contact',
  'schedule',
  'handoff',
  'webchat',
  'quotations',
  'general',
  'notifications',
  'access',
] as const

export type Setting = (typeof settings)[number]

/** The whole content of a bot without people, conversations and secrets, with names instead of ids. */
export interface BotContent extends Readonly<Partial<Record<List, readonly Row[]>>> {
  readonly name?: string
  readonly settings: Readonly<Partial<Record<Setting, unknown>>>
  readonly intents?: WrittenIntents
}

/** The files that content names, by name. Their bytes are read when they are needed. */
export type ContentFiles = ReadonlyMap<string, () => Buffer | Promise<Buffer | undefined>>

/** The file that holds each list and setting. The rest is in `bot.yaml`. */
export const fileOf = (part: string): string => `${ownFiles.has(part) ? part : 'bot'}.yaml`

/** Parts that are long enough for a file of their own. */
const ownFiles: ReadonlySet<string> = new Set([
  ...['entities', 'intents', 'responses', 'secondary', 'keywords', 'cases', 'synonyms', 'forms', 'products'],
])

/** Names of all files of the format. */
export const contentFiles: readonly string[] = ['bot.yaml', ...[...ownFiles].map((part) => `${part}.yaml`)]
