import { sql } from 'kysely'
import { fold } from '../../../contract/phrase.ts'
import { areas } from '../../conversation/areas/area.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { type BotContent, fileOf } from './content.ts'
import { Names } from './names.ts'
import { type Part, placeOf } from './parts.ts'
import { Faults } from './problems.ts'
import { withIds } from './references.ts'
import type { Row } from './valid.ts'

/** Items per transaction: customers and staff wait for it. */
const CHUNK = 25

export interface CreationOptions {
  /** the files of the content's folder `files`, by name */
  files?: ReadonlyMap<string, Buffer>
  /** called after each transaction with the number of items created so far */
  onProgress?: (done: number) => Promise<void> | void
}

/** The creation of a bot's content: what exists so far, and what is wrong with the rest. */
export class Creation {
  readonly names = new Names()
  readonly faults = new Faults()
  readonly scope: Scope
  readonly content: BotContent
  readonly files: ReadonlyMap<string, Buffer>
  readonly #options: CreationOptions
  #done = 0

  constructor(scope: Scope, content: BotContent, options: CreationOptions) {
    this.scope = scope
    this.content = content
    this.files = options.files ?? new Map()
    this.#options = options
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

  /** Creates all items of a part. */
  createAll(part: Part): Promise<void> {
    return this.eachRow(part, async (row, at) => {
      const id = part.kind === 'area' && at === 0 ? await this.#firstArea(part, row) : await this.#create(part, row)
      if (part.kind) this.names.add(part.kind, String(row[part.title]), id)
    })
  }

  /** Runs a step for each item of a part; a Problem is noted at its item. An item whose title is taken is refused. */
  eachRow(part: Part, step: (row: Row, at: number) => Promise<unknown>): Promise<void> {
    const taken = new Set<string>()
    return this.inSteps(this.content[part.list] ?? [], (given, at) => {
      const row = part.complete?.(given) ?? given
      return this.faults.try(fileOf(part.list), placeOf(row, part.title, at), () =>
        inSavepoint(async () => {
          const said = row[part.title] ?? ''
          const title = fold(typeof said === 'string' ? said.trim() : JSON.stringify(said))
          if (taken.has(title)) throw invalidProblem(part.title, 'Está repetido. Deja uno solo.')
          taken.add(title)
          await step(row, at)
        }),
      )
    })
  }

  #create(part: Part, row: Row): Promise<number> {
    return part.add(this.scope, withIds(row, part.shape, this.names))
  }

  /** A new bot has an area already: the first one of the content takes its place. */
  async #firstArea(part: Part, row: Row): Promise<number> {
    const [present] = await areas.all(this.scope)
    if (!present) return this.#create(part, row)
    await part.replace(this.scope, present.id, { ...row, is_default: true })
    return present.id
  }
}

/** Runs a step of the current transaction that leaves nothing behind if the database refuses it. */
async function inSavepoint(step: () => Promise<void>): Promise<void> {
  await sql`savepoint item`.execute(db())
  try {
    await step()
    await sql`release savepoint item`.execute(db())
  } catch (error) {
    await sql`rollback to savepoint item`.execute(db())
    throw error
  }
}
