import { faultLine } from '../../../contract/archive-faults.ts'
import type { FieldRules } from '../../../contract/validation.ts'
import { dataExceptionProblem, isDataException } from '../../foundation/http/data-exception.ts'
import { Problem } from '../../foundation/http/problem.ts'
import { placeInWords } from './places.ts'

/** Something in the files of a bot's content that cannot be used. */
export interface ContentFault {
  /** file name, such as `responses.yaml`; empty for the archive as a whole */
  file: string
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

/** Collects faults, so that all of them are told at once. */
export class Faults {
  readonly #found: ContentFault[] = []

  add(file: string, place: string, text: string): void {
    // A response is checked twice.
    if (this.#found.some((one) => one.file === file && one.place === place && one.text === text)) return
    this.#found.push({ file, place, text })
    if (this.#found.length >= MOST) this.throwIfAny()
  }

  /**
   * Runs a step; notes the reasons if it refuses the content.
   * @param labels names of the fields that it may refuse
   */
  async try<T>(file: string, place: string, step: () => T | Promise<T>, labels: Labels = {}): Promise<T | undefined> {
    try {
      return await step()
    } catch (error) {
      const refusal = isDataException(error) ? dataExceptionProblem() : error
      if (!(refusal instanceof Problem)) throw error
      const fields = Object.entries(refusal.fields ?? {}).flatMap(([path, texts]) =>
        texts.map((text) => [placeInWords(path, labels), text] as const),
      )
      if (fields.length === 0) this.add(file, place, refusal.message)
      for (const [words, text] of fields) this.add(file, [place, words].filter(Boolean).join(', '), text)
      return undefined
    }
  }

  /** @throws UnusableContent */
  throwIfAny(): void {
    if (this.#found.length > 0) throw new UnusableContent(this.#found)
  }
}
