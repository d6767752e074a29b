import { fold } from '../../../contract/phrase.ts'
import { areas } from '../../conversation/areas/area.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { tx } from '../../foundation/store/db.ts'
import { inSavepoint } from '../../foundation/store/savepoint.ts'
import { type BotContent, type ContentFiles, fileOf, type List } from './content.ts'
import type { ContentLines } from './lines.ts'
import { Names } from './names.ts'
import type { Part } from './parts.ts'
import { placeOf } from './places.ts'
import { Faults } from './problems.ts'
import { withIds } from './references.ts'
import type { Row } from './valid.ts'

/** Items per transaction: customers and staff wait for it. */
const CHUNK = 25

export interface CreationOptions {
  /** the files of the content's folder `files`, by name */
  files?: ContentFiles
  /** where the items begin in the files that the content was read from */
  lines?: ContentLines
  /** called after each transaction with the number of items created so far */
  onProgress?: (done: number) => Promise<void> | void
}

/** What is said of the items of a list, and how they are named. */
type RowPart = Pick<Part, 'list' | 'title' | 'noun' | 'labels' | 'kind' | 'complete'>

/** The creation of a bot's content: what exists so far, and what is wrong with the rest. */
export class Creation {
  readonly names = new Names()
  readonly faults = new Faults()
  readonly scope: Scope
  readonly content: BotContent
  readonly files: ContentFiles
  readonly #options: CreationOptions
  #done = 0

  constructor(scope: Scope, content: BotContent, options: CreationOptions) {
    this.scope = scope
    this.content = content
    this.files = options.files ?? new Map()
    this.#options = options
  }

  /** Returns the line where an item begins in its file, if that is known. */
  lineOf(list: List, at: number): number | undefined {
    return this.#options.lines?.[list]?.[at] ?? undefined
  }

  /** Runs a step for each item, several in a transaction. */
  async inSteps<T>(items: readonly T[], step: (item: T, at: number) => Promise<unknown>): Promise<void> {
    for (let from = 0; from < items.length; from += CHUNK) {
      const chunk = items.slice(from, from + CHUNK)
      await tx(async () => {
        for (const [at, item] of chunk.entries()) await step(item, from + at)
      })
      this.#done += chunk.length
      await this.#options.onProgress?.(this.#done)
    }
  }

  /** Counts items that are created at once. */
  async progress(items: number): Promise<void> {
    this.#done += items
    await this.#options.onProgress?.(this.#done)
  }

  /** Creates all items of a part. */
  createAll(part: Part): Promise<void> {
    return this.eachRow(part, async (row, at) => {
      const id = part.kind === 'area' && at === 0 ? await this.#firstArea(part, row) : await this.store(part, row)
      if (part.kind && id !== undefined) this.names.add(part.kind, String(row[part.title]), id)
      return id
    })
  }

  /**
   * Runs a step for each item of a part; a Problem is noted at its item. An item whose title is taken is refused.
   * @param step returns the item's id; undefined if it could not be stored
   */
  eachRow(part: RowPart, step: (row: Row, at: number) => Promise<number | undefined>): Promise<void> {
    const taken = new Set<string>()
    const { kind, labels, list } = part
    return this.inSteps(this.content[list] ?? [], async (given, at) => {
      const row = part.complete?.(given) ?? given
      const id = await this.faults.try(
        { file: fileOf(list), line: this.lineOf(list, at), place: placeOf(row, part, at), labels },
        () =>
          inSavepoint(async () => {
            const said = row[part.title] ?? ''
            const title = fold(typeof said === 'string' ? said.trim() : JSON.stringify(said))
            if (taken.has(title) && title !== '') throw problem(422, 'invalid', 'Está repetido. Deja uno solo.')
            taken.add(title)
            return step(row, at)
          }),
      )
      if (kind && id === undefined) this.names.refuse(kind, String(row[part.title]))
    })
  }

  /**
   * Stores an item with the ids of what it refers to. If some of that was refused, it is only checked.
   * @param id the item to replace; a new one by default
   */
  async store(part: Part, row: Row, id?: number): Promise<number | undefined> {
    let isWhole = true
    const given = withIds(row, part.shape, this.names, () => {
      isWhole = false
    })
    if (!isWhole) return this.check(part, row)
    if (id === undefined) return part.add(this.scope, given)
    await part.replace(this.scope, id, given)
    return id
  }

  /** Throws a Problem if an item that cannot be stored has faults of its own. */
  check(part: Part, row: Row): undefined {
    part.check(withIds(row, part.shape, this.names, () => {}))
  }

  /** A new bot has an area already: the first one of the content takes its place. */
  async #firstArea(part: Part, row: Row): Promise<number | undefined> {
    const [present] = await areas.all(this.scope)
    return this.store(part, present ? { ...row, is_default: true } : row, present?.id)
  }
}
