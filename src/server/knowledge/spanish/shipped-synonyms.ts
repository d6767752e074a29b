import type { components } from '../../../../generated/api.d.ts'
import { synonymLines } from './phrases/synonyms.ts'

type Theme = components['schemas']['SynonymTheme']

/** A shipped group of words that mean the same. */
export interface ShippedGroup {
  id: number
  theme: Theme
  words: readonly string[]
  /** the countries where it holds; absent for all */
  countries?: readonly string[]
}

const LINE = /^(\d+): (.+?)(?: \(([A-Z ]+)\))?$/

/** The shipped groups in the order of their themes. */
export const shippedGroups: readonly ShippedGroup[] = (Object.keys(synonymLines) as Theme[]).flatMap((theme) =>
  synonymLines[theme]
    .trim()
    .split('\n')
    .map((line): ShippedGroup => {
      const [, id, words = '', countries] = LINE.exec(line) ?? []
      if (!id) throw new Error(`Not a group of synonyms: ${line}`)
      return { id: Number(id), theme, words: words.split(', '), ...(countries && { countries: countries.split(' ') }) }
    }),
)

/** Returns whether a shipped group is on unless a bot's owner changes it: it holds in the bot's country. */
export const isUsual = ({ countries }: ShippedGroup, country: string): boolean =>
  countries === undefined || countries.includes(country)
