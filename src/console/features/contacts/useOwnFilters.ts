import { useMemo } from 'react'
import type { Filter, SemanticType } from '../../../contract/screen.ts'
import { useOwnFields } from './useOwnFields.ts'

type Own = ReturnType<typeof useOwnFields>[number]

/** Returns the filters of the list of contacts by the own fields of the bot; dates and numbers have two ends. */
export function useOwnFilters(): readonly Filter[] {
  const fields = useOwnFields()
  return useMemo(() => fields.flatMap(filtersOf), [fields])
}

const TYPES: Record<Own['type'], SemanticType> = {
  text: 'text',
  link: 'text',
  number: 'number',
  date: 'date',
  boolean: 'boolean',
  select: 'enum',
}

function filtersOf({ key, label, type, options = [] }: Own): Filter[] {
  const filter = (end: string, name: string): Filter => ({
    ...{ key: `custom.${key}${end}`, source: `custom.${key}`, label: name, type: TYPES[type], always: false },
    ...(type === 'select' && { options: options.map((option) => ({ value: option, label: option })) }),
  })
  if (type === 'date' || type === 'number')
    return [filter('_from', `${label}: desde`), filter('_to', `${label}: hasta`)]
  return [filter('', label)]
}
