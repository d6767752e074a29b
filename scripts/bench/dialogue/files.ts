import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { type Dialogue, readDialogue } from './vocabulary.ts'

const folder = path.resolve(import.meta.dirname, '../dialogues')

/** The conversations kept apart are not looked at while the bot is improved. */
export const splits = { development: 'desarrollo', 'held-out': 'apartadas' } as const

export type Split = keyof typeof splits

/** The conversations of the customers of one country with one bot. */
export interface DialogueFile {
  file: string
  split: Split
  bot: string
  country: string
  conversations: readonly Dialogue[]
}

/** Reads all files of conversations, in the order of their names. */
export function readDialogues(): DialogueFile[] {
  return (['development', 'held-out'] as const).flatMap((split) => {
    const own = split === 'development' ? folder : path.join(folder, split)
    return readdirSync(own)
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => readDialogueFile(split, name, readFileSync(path.join(own, name), 'utf8')))
  })
}

function readDialogueFile(split: Split, file: string, text: string): DialogueFile {
  const { bot, país, conversaciones } = parse(text) as {
    bot: string
    país: string
    conversaciones: Record<string, string>
  }
  const conversations = Object.entries(conversaciones).map(([title, script]) => readDialogue(title, script))
  return { file, split, bot, country: país, conversations }
}
