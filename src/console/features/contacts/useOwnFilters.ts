import { useMemo } from 'react'
import { useListContext } from 'react-admin'
import type { components } from '../../../../generated/api.d.ts'
import type { Filter, SemanticType } from '../../../contract/screen.ts'
import { offeredOptions } from './offeredOptions.ts'
import { useOwnFields } from './useOwnFields.ts'

type Own = components['schemas']['ContactField']

/** Returns the filters of the list of contacts by the own fields of the bot; dates and numbers have two ends. */
export function useOwnFilters(): readonly Filter[] {
  const { data } = useOwnFields()
  const { filterValues } = useListContext()
  return useMemo(() => {
    const chosen = Object(filterValues)
    return (data ?? []).flatMap((field) => filtersOf(field, chosen[PREFIX + field.key]))
  }, [data, filterValues])
}

const PREFIX = 'custom.'

const TYPES: Record<Own['type'], SemanticType> = {
  text: 'text',
  link: 'text',
  number: 'number',
  date: 'date',
  boolean: 'boolean',
  select: 'enum',
}

/** @param chosen what the list is filtered by */
function filtersOf({ key, label, type, options = [] }: Own, chosen: unknown): Filter[] {
  const filter = (end: string, name: string): Filter => ({
    ...{ key: `${PREFIX}${key}${end}`, source: `${PREFIX}${key}`, label: name, type: TYPES[type], always: false },
    ...(type === 'select' && { options: [...offeredOptions(options, typeof chosen === 'string' ? chosen : '')] }),
  })
  if (type === 'date' || type === 'number')
    return [filter('_from', `${label}: desde`), filter('_to', `${label}: hasta`)]
  return [filter('', label)]
}
