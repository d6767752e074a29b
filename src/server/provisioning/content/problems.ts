import { faultLine } from '../../../contract/archive-faults.ts'
import { Problem } from '../../foundation/http/problem.ts'

/** Something in the files of a bot's content that cannot be used. */
export interface ContentFault {
  /** file name, such as `responses.yaml`; empty for the archive as a whole */
  file: string
  /** where in the file, in words for the owner: a name, or the place in its list; empty for the whole file */
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

/** Collects faults, so that all of them are told at once. */
export class Faults {
  readonly #found: ContentFault[] = []

  add(file: string, place: string, text: string): void {
    this.#found.push({ file, place, text })
    if (this.#found.length >= MOST) this.throwIfAny()
  }

  /** Runs a step; notes the reason if it refuses the content. */
  async try<T>(file: string, place: string, step: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await step()
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      this.add(file, place, error.message)
      return undefined
    }
  }

  /** @throws UnusableContent */
  throwIfAny(): void {
    if (this.#found.length > 0) throw new UnusableContent(this.#found)
  }
}
