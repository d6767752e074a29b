import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { idsOf } from '../../../contract/chat-rules.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'

type Condition = components['schemas']['ChatRuleCondition']

/** What conditions name by id: its table, which of its rows they may name, and what to say of others. */
const kinds = {
  area: { table: 'area', usable: sql`true`, refusal: 'Esa área ya no existe. Elige otra.' },
  label: {
    table: 'label',
    usable: sql`scope in ('chat', 'both')`,
    refusal: 'Esa etiqueta ya no existe o es solo para contactos. Elige otra.',
  },
  contact_label: {
    table: 'label',
    usable: sql`scope in ('contact', 'both')`,
    refusal: 'Esa etiqueta ya no existe o es solo para conversaciones. Elige otra.',
  },
  contact_group: {
    table: 'contact_group',
    usable: sql`deleted_at is null`,
    refusal: 'Ese grupo ya no existe. Elige otro.',
  },
} as const

type NamedField = keyof typeof kinds

const isNamed = (field: Condition['field']): field is NamedField => field in kinds

/** The ids of conditions that the bot has. */
export class Named {
  readonly #known: ReadonlySet<string>

  private constructor(known: ReadonlySet<string>) {
    this.#known = known
  }

  /** Reads which of the ids in these conditions the bot has, in one statement. */
  static async of({ botId }: Pick<Scope, 'botId'>, conditions: readonly Condition[]): Promise<Named> {
    const wanted = new Map<NamedField, Set<number>>()
    for (const condition of conditions)
      if (isNamed(condition.field))
        wanted.set(condition.field, new Set([...(wanted.get(condition.field) ?? []), ...idsOf(condition)]))
    const parts = [...wanted].map(([field, ids]) => {
      const { table, usable } = kinds[field]
      return sql`select ${`${field} `}::text || id as key from ${sql.table(table)}
        where bot_id = ${botId} and id = any(${[...ids]}::int[]) and ${usable}`
    })
    if (parts.length === 0) return new Named(new Set())
    const { rows } = await sql<{ key: string }>`${sql.join(parts, sql` union all `)}`.execute(db())
    return new Named(new Set(rows.map(({ key }) => key)))
  }

  /** Returns what to say of a condition that names something that the bot does not have; undefined if it has it. */
  missing(condition: Condition): string | undefined {
    const { field } = condition
    if (!isNamed(field)) return undefined
    return idsOf(condition).every((id) => this.#has(field, id)) ? undefined : kinds[field].refusal
  }

  /** Returns a condition with what the bot still has of what it names; undefined if nothing of it remains. */
  remaining(condition: Condition): Condition | undefined {
    const { field } = condition
    if (!isNamed(field)) return condition
    const ids = idsOf(condition)
    const left = ids.filter((id) => this.#has(field, id))
    if (left.length === ids.length) return condition
    return left.length > 0 ? { ...condition, value: left } : undefined
  }

  #has(field: NamedField, id: number): boolean {
    return this.#known.has(`${field} ${id}`)
  }
}
