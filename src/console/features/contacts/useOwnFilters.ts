import { useMemo } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import type { Filter, SemanticType } from '../../../contract/screen.ts'
import { useOwnFields } from './useOwnFields.ts'

type Own = components['schemas']['ContactField']

/** Returns the filters of the list of contacts by the own fields of the bot; dates and numbers have two ends. */
export function useOwnFilters(): readonly Filter[] {
  const { data } = useOwnFields()
  return useMemo(() => (data ?? []).flatMap(filtersOf), [data])
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
