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
 * What a filter offers, by its key, from the figures that lead to the list. Whoever sees them may not read the intents and
 * forms themselves, and only they tell how a question of a form is asked.
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
 * Returns the filters of a list, those that narrow it to an intent, a form or a question of it as a choice of their names.
 * @param page address of the figures, as the list's days and filters have it
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

/** Returns a filter as a choice of names; what is chosen has none until they are read, and if it was deleted since. */
function named({ reference, ...filter }: Filter, values: Record<string, unknown>, names: Names | undefined): Filter {
  const options = (names && OFFERS[filter.key]?.(names, values)) ?? []
  const value = reference ? Number(values[filter.key]) : String(values[filter.key])
  const unknown = options.every((one) => one.value !== value) && [{ value, label: names ? String(value) : '…' }]
  return { ...filter, type: 'enum', options: [...options, ...(unknown || [])] }
}
