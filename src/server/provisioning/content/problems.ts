import { faultLine } from '../../../contract/archive-faults.ts'
import { formatQuantity } from '../../../contract/format.ts'
import { fold } from '../../../contract/phrase.ts'
import type { FieldRules } from '../../../contract/validation.ts'
import { dataExceptionProblem, isDataException } from '../../foundation/http/data-exception.ts'
import { Problem } from '../../foundation/http/problem.ts'
import { UnknownName } from './names.ts'
import { placeInWords } from './places.ts'

/** Something in the files of a bot's content that cannot be used. */
export interface ContentFault {
  /** file name, such as `responses.yaml`; empty for the archive as a whole */
  file: string
  /** where the item begins in the file, if that is known */
  line?: number
  /** what it is about, in words for the owner: «Respuesta «Horario», mensaje 2»; empty for the whole file */
  place: string
  text: string
}

/** Number of faults after which reading stops: more would not help to mend a file. */
const MOST = 50

/** Thrown for content that cannot be used; lists what must be mended. */
export class UnusableContent extends Error {
  override readonly name = 'UnusableContent'
  readonly faults: readonly ContentFault[]

  constructor(faults: readonly ContentFault[]) {
    super(faults.map(faultLine).join('\n'))
    this.faults = faults
  }
}

type Labels = Readonly<Record<string, FieldRules>>

/** A fault, and the places of others that have the same cause. */
interface Found extends ContentFault {
  isCause: boolean
  others: Set<string>
}

/** Where a step is, and how the fields that it may refuse are called. */
interface Step {
  file: string
  line?: number | undefined
  place: string
  labels?: Labels
}

/** Collects faults, so that all of them are told at once. What refers to the same missing thing is told once. */
export class Faults {
  readonly #found: Found[] = []

  add(file: string, place: string, text: string): void {
    this.#add({ file, place, text }, false)
  }

  #add(fault: ContentFault, isCause: boolean): void {
    const { file, place, text } = fault
    const key = `${file}\n${place}`
    // A response is checked twice.
    if (this.#found.some((one) => one.file === file && one.place === place && one.text === text)) return
    // Case and accents of a name do not matter.
    const cause = isCause ? this.#found.find((one) => one.isCause && fold(one.text) === fold(text)) : undefined
    if (cause) {
      cause.others.add(key)
      return
    }
    this.#found.push({ ...fault, isCause, others: new Set() })
    if (this.#found.length >= MOST) this.throwIfAny()
  }

  /** Runs a step; notes the reasons if it refuses the content. */
  async try<T>({ file, line, place, labels = {} }: Step, step: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await step()
    } catch (error) {
      const refusal = isDataException(error) ? dataExceptionProblem() : error
      if (!(refusal instanceof Problem)) throw error
      const isCause = refusal instanceof UnknownName
      const fields = Object.entries(refusal.fields ?? {}).flatMap(([path, texts]) =>
        texts.map((text) => [placeInWords(path, labels), text] as const),
      )
      const at = { file, ...(line !== undefined && { line }) }
      if (fields.length === 0) this.#add({ ...at, place, text: refusal.message }, isCause)
      for (const [words, text] of fields) this.#add({ ...at, place: joined(place, words), text }, isCause)
      return undefined
    }
  }

  /** @throws UnusableContent */
  throwIfAny(): void {
    if (this.#found.length === 0) return
    throw new UnusableContent(
      this.#found.map(({ isCause: _, others, ...fault }) => ({ ...fault, text: `${fault.text}${more(others.size)}` })),
    )
  }
}

/** A setting of one field is called like it: it is named once. */
const joined = (place: string, words: string): string =>
  fold(place) === fold(words) ? place : [place, words].filter(Boolean).join(', ')

const more = (references: number): string => {
  if (references === 0) return ''
  return ` Revisa también ${references === 1 ? 'otra referencia' : `otras ${formatQuantity(references)} referencias`}.`
}
