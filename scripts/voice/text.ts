/** What a text is in the place where it stands; the guide has rules and a length for most of them. */
export type Role =
  /** a title of a page, a menu entry or a tab, written Like This */
  | 'place'
  | 'dialog'
  | 'title'
  | 'button'
  | 'label'
  /** what is only heard, or shown beside an icon */
  | 'name'
  | 'option'
  | 'help'
  | 'placeholder'
  | 'empty'
  | 'confirm'
  | 'error'
  /** what an operation says that failed without a text of its own */
  | 'fallback'
  | 'toast'
  | 'subject'
  | 'mail'
  /** what the chatbot says by itself */
  | 'system'
  /** what a section that is not built yet says */
  | 'unbuilt'
  /** a piece of a sentence that is put together elsewhere */
  | 'part'
  /** anything else */
  | 'text'

/** The console and its mails speak to the team, the widget and the public pages to customers. */
export type Audience = 'team' | 'customer'

/** A Spanish text that people read, and where it is written. Lines count from 1. */
export interface Text {
  file: string
  line: number
  text: string
  role: Role
  audience: Audience
}

/** Stands for whatever is filled in. */
export const PLACEHOLDER = '◇'

/** What a text says with whatever is filled in as one sign, and without the forms of the three registers. */
export function normalizeText(text: string): string {
  return text
    .replace(/\{…\}|\{\{[^{}]*\}\}|%\{\w+\}|\{[\w:.]+\}/g, PLACEHOLDER)
    .replace(/\{([\p{L} ]+)(?:\/[\p{L} ]+)+\}/gu, '$1')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
}

/** The sentences of a text, the signs at their ends included. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+(?=[¿¡«"(]*[\p{Lu}\d◇])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
