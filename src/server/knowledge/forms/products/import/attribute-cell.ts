import { parseDate } from '../../../../../contract/format.ts'
import { fold } from '../../../../../contract/phrase.ts'
import { saysYes } from '../../../../foundation/spreadsheet/words.ts'
import type { KnownCharacteristic } from '../../../catalogue/known.ts'
import { amountOf, numberOf } from './amounts.ts'

type Value = string | number | boolean | string[]

/** A value of a characteristic, or why a cell has none. */
type AttributeCell = { value?: Value; fault?: undefined } | { value?: undefined; fault: string }

const LONGEST = 500

/** Reads the value of a characteristic as a spreadsheet has it: options by their names or synonyms, a number with its unit. */
export function attributeOf({ type, options, unit }: KnownCharacteristic, cell: string): AttributeCell {
  const typed = cell.trim()
  const shown = `«${typed.slice(0, 40)}»`
  const idOf = (name: string) =>
    options.find(
      ({ id, value, synonyms = [] }) => id === name || [value, ...synonyms].some((word) => fold(word) === fold(name)),
    )?.id
  switch (type) {
    case 'number': {
      const bare = unit !== '' && fold(typed).endsWith(fold(unit)) ? typed.slice(0, -unit.length) : typed
      const value = numberOf(bare)
      return typeof value === 'number' ? { value } : { fault: `${shown} no es un número. Corrígelo.` }
    }
    case 'money': {
      const read = amountOf(typed)
      if ('fault' in read) return { fault: read.fault }
      return 'cents' in read ? { value: read.cents } : { fault: `${shown} no es un importe. Corrígelo.` }
    }
    case 'boolean': {
      const value = saysYes(typed)
      return value === undefined ? { fault: `dice ${shown}. Escribe Sí o No.` } : { value }
    }
    case 'date': {
      const value = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : parseDate(typed)
      return value === undefined ? { fault: `${shown} no es una fecha. Escribe dd/mm/aaaa.` } : { value }
    }
    case 'select': {
      const value = idOf(typed)
      return value === undefined ? { fault: `no tiene la opción ${shown}. Créala en Características.` } : { value }
    }
    case 'multiselect': {
      const names = typed.split(/[,;|]/).map((name) => name.trim())
      const ids = names.filter(Boolean).map((name) => ({ name, id: idOf(name) }))
      const unknown = ids.find(({ id }) => id === undefined)
      if (unknown) return { fault: `no tiene la opción «${unknown.name.slice(0, 40)}». Créala en Características.` }
      return { value: ids.flatMap(({ id }) => id ?? []) }
    }
    case 'image':
      return { fault: 'elige la imagen en el inventario.' }
    default:
      return [...typed].length > LONGEST ? { fault: `tiene más de ${LONGEST} letras. Acórtalo.` } : { value: typed }
  }
}
