import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { existingIds } from '../../foundation/resource/references.ts'
import { db } from '../../foundation/store/db.ts'

type Condition = components['schemas']['ChatRuleCondition']

/** What conditions name by id: areas, labels of chats and of contacts, and groups. */
const tables = { area: 'area', label: 'label', contact_label: 'label', contact_group: 'contact_group' } as const

type NamedField = keyof typeof tables

const isNamed = (field: Condition['field']): field is NamedField => field in tables

const refusals = new Map<NamedField, string>([
  ['area', 'Esa área ya no existe. Elige otra.'],
  ['label', 'Esa etiqueta ya no existe o es solo para contactos. Elige otra.'],
  ['contact_label', 'Esa etiqueta ya no existe o es solo para conversaciones. Elige otra.'],
  ['contact_group', 'Ese grupo ya no existe. Elige otro.'],
])

/** The ids of conditions that the bot has. */
export class Named {
  readonly #known: ReadonlyMap<NamedField, ReadonlySet<number>>

  private constructor(known: ReadonlyMap<NamedField, ReadonlySet<number>>) {
    this.#known = known
  }

  /** Reads which of the ids in these conditions the bot has. */
  static async of(scope: Scope, conditions: readonly Condition[]): Promise<Named> {
    const known = new Map<NamedField, Set<number>>()
    for (const field of Object.keys(tables).filter((one): one is NamedField => one in tables)) {
      const ids = conditions.filter((one) => one.field === field).flatMap(idsOf)
      if (ids.length > 0) known.set(field, new Set(await existing(scope, field, ids)))
    }
    return new Named(known)
  }

  /** Returns what to say of a condition that names something that the bot does not have; undefined if it has it. */
  missing(condition: Condition): string | undefined {
    const { field } = condition
    if (!isNamed(field)) return undefined
    const known = this.#known.get(field)
    return idsOf(condition).every((id) => known?.has(id)) ? undefined : refusals.get(field)
  }
}

/** Values that can be no id are none that exists. */
const idsOf = ({ value = null }: Condition): number[] =>
  (Array.isArray(value) ? value : value === null ? [] : [value]).map((one) =>
    typeof one === 'number' && Number.isSafeInteger(one) && one > 0 && one < 2 ** 31 ? one : -1,
  )

async function existing(scope: Scope, field: NamedField, ids: readonly number[]): Promise<number[]> {
  const found = await existingIds(scope, tables[field], ids)
  if (tables[field] !== 'label' || found.length === 0) return found
  const rows = await db()
    .selectFrom('label')
    .select('id')
    .where('id', 'in', found)
    .where('scope', 'in', [field === 'label' ? 'chat' : 'contact', 'both'])
    .execute()
  return rows.map(({ id }) => id)
}
