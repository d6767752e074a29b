import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Filter, Option } from '../../../../contract/screen.ts'
import { isDay } from '../../../../contract/zone.ts'
import { useBotId } from '../../../session/index.ts'
import { isEmpty } from '../../../ui/format.ts'
import { filtersFrom } from '../filters.ts'
import { type Answer, figuresQuery } from '../useFigures.ts'

type Names = Pick<Answer<'intentAnalyticsGet'>, 'intents' | 'forms'>

/**
 * Options of a filter, by its key, taken from the figures: an Operador sees the figures without permission to list intents
 * and forms, and only the figures have the text of each question.
 */
const OFFERS: Readonly<Record<string, (names: Names, values: Record<string, unknown>) => Option[]>> = {
  intent_id: ({ intents }) => intents.map(({ id, name }) => ({ value: id, label: name })),
  form_id: ({ forms }) => forms.map(({ form_id, form }) => ({ value: form_id, label: form })),
  form_step: ({ forms }, { form_id }) =>
    (forms.find((one) => String(one.form_id) === String(form_id))?.steps ?? []).map(({ key, label }) => ({
      value: key,
      label,
    })),
}

/**
 * Returns the filters of a list. Those in use for an intent, a form or one of its questions become a choice of names.
 * @param page search part of the address of the figures, with the days and filters of the list
 */
export function useNamedFilters(filters: readonly Filter[], values: Record<string, unknown>, page: string): Filter[] {
  const bot = useBotId()
  const hasDays = isDay(String(values.day_from)) && isDay(String(values.day_to))
  const { data, isPending } = useQuery({
    ...figuresQuery('intentAnalyticsGet', bot, filtersFrom(page)),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: hasDays && filters.some((filter) => isNamed(filter, values)),
  })
  return useMemo(() => {
    if (!hasDays || (!data && !isPending)) return [...filters]
    return filters.map((filter) => (isNamed(filter, values) ? named(filter, values, data) : filter))
  }, [filters, values, data, isPending, hasDays])
}

const isNamed = ({ key }: Filter, values: Record<string, unknown>) => key in OFFERS && !isEmpty(values[key])

/** Returns a filter as a choice of names. The chosen value has no name while the figures load, or if it was deleted. */
function named({ reference, ...filter }: Filter, values: Record<string, unknown>, names: Names | undefined): Filter {
  const options = (names && OFFERS[filter.key]?.(names, values)) ?? []
  const value = reference ? Number(values[filter.key]) : String(values[filter.key])
  const unknown = options.every((one) => one.value !== value) && [{ value, label: names ? String(value) : '…' }]
  return { ...filter, type: 'enum', options: [...options, ...(unknown || [])] }
}
