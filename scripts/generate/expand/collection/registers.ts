import type { Register, Schema, WrittenOption } from '../../model.ts'
import { inherit } from '../../places.ts'
import type { Collection } from './model.ts'
import { markFrom } from './schemas.ts'
import { textsOf } from './texts.ts'

/** Adds each collection's value to the options of the register schemas. */
export function registered(
  schemas: Record<string, Schema>,
  collections: readonly (Collection & { made: string[]; byHand: string[] })[],
): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const register = schema['x-register']
      const options = schema['x-options']
      if (!register || !Array.isArray(options)) return [name, schema]
      const added = collections.flatMap((one) => optionsOf(one, register))
      const all = added.reduce(sorted, options)
      return [name, all === options ? schema : inherit({ ...schema, 'x-options': all }, schema)]
    }),
  )
}

function optionsOf(one: Collection & { made: string[]; byHand: string[] }, register: Register): WrittenOption[] {
  const { rules } = one
  if (!rules.history || register === 'api' || (register === 'live' && !rules.live)) return []
  const label = rules.label ?? textsOf(rules.noun).one
  const reading = [...one.made, ...one.byHand]
  const read = [`${one.name}Get`, `${one.name}List`].filter((id) => reading.includes(id)).slice(0, 1)
  const option: WrittenOption = { value: rules.history, label }
  return [markFrom(register === 'history' && read.length > 0 ? { ...option, read } : option, one, { value: 'history' })]
}

/** Inserts an option in the order of values; an option with the same value that is already written stays unchanged. */
function sorted(options: WrittenOption[], one: WrittenOption): WrittenOption[] {
  if (options.some(({ value }) => value === one.value)) return options
  const at = options.findIndex(({ value }) => String(value) > String(one.value))
  return inherit(options.toSpliced(at < 0 ? options.length : at, 0, one), options)
}
