import { currentStore } from '../../foundation/store/db.ts'

interface Kept<Answer> {
  at: number
  answer: Promise<Answer>
}

/** Answers that serve again for a while whoever asks for the same, in the memory of the process. */
export class Answers<Answer> {
  readonly #ms: number
  readonly #most: number
  readonly #stores = new WeakMap<object, Map<string, Kept<Answer>>>()

  /**
   * @param ms milliseconds for which an answer serves
   * @param most answers that are kept per store; the oldest is evicted
   */
  constructor(ms: number, most: number) {
    this.#ms = ms
    this.#most = most
  }

  /**
   * Returns the answer of before or a new one. What failed is not kept.
   * @param key all that the answer depends on besides the moment
   * @param isKept whether an answer may serve again
   */
  get(
    key: string,
    now: Date,
    work: () => Promise<Answer>,
    isKept: (answer: Answer) => boolean = () => true,
  ): Promise<Answer> {
    const store = currentStore()
    const here = this.#stores.get(store) ?? new Map<string, Kept<Answer>>()
    this.#stores.set(store, here)
    const known = here.get(key)
    const age = known ? now.getTime() - known.at : this.#ms
    if (known && age >= 0 && age < this.#ms) return known.answer
    const answer = work()
    here.delete(key)
    here.set(key, { at: now.getTime(), answer })
    const forget = () => here.get(key)?.answer === answer && here.delete(key)
    answer.then((one) => isKept(one) || forget(), forget)
    const [oldest] = here.keys()
    if (here.size > this.#most && oldest !== undefined) here.delete(oldest)
    return answer
  }
}
