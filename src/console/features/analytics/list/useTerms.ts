import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { getPath } from '../../../../contract/path.ts'
import type { Filter } from '../../../../contract/screen.ts'
import { resources } from '../../../engine/contract.ts'
import { useBotId } from '../../../session/index.ts'
import { isEmpty } from '../../../ui/format.ts'

/** Filters that the name of the list tells already. */
const TOLD: ReadonlySet<string> = new Set(['set', 'day_from', 'day_to', 'first_from', 'first_to'])

/** Filters whose values are called as the team named them. */
const NAMES: ReadonlySet<string> = new Set(['intent_id', 'form_id', 'form_step'])

/** Characters of a term in a heading: the reason of a failure may be a whole message. */
const MOST = 60

/**
 * Returns the filters of a list as its name tells them: ['WhatsApp', '«precio»', 'Lunes', '10 h']. Records are absent
 * until their names are read, and for those who may not read them.
 */
export function useTerms(filters: readonly Filter[], values: Record<string, unknown>): string[] {
  const bot = useBotId()
  const dataProvider = useDataProvider()
  const used = filters.filter(({ key }) => !TOLD.has(key) && !isEmpty(values[key]) && values[key] !== false)
  const records = used.filter(({ reference }) => reference)
  const { data: names } = useQuery({
    queryKey: ['names', bot, records.map(({ key }) => [key, values[key]])],
    queryFn: () => Promise.all(records.map(({ reference, key }) => nameOf(reference?.resource ?? '', values[key]))),
    enabled: records.length > 0,
  })

  async function nameOf(resource: string, id: unknown): Promise<unknown> {
    const { representation = 'id' } = resources[resource] ?? {}
    // Without its name the list is still of it, and its filter tells why the name is missing.
    const { data } = await dataProvider.getMany(resource, { ids: [id] }).catch(() => ({ data: [] }))
    return data[0] && getPath(data[0], representation)
  }

  return used.flatMap((filter) => {
    const value = values[filter.key]
    if (filter.reference) {
      const name = names?.[records.indexOf(filter)]
      return typeof name === 'string' ? [quoted(name)] : []
    }
    return [termOf(filter, value)]
  })
}

function termOf({ key, type, label, options }: Filter, value: unknown): string {
  if (type === 'boolean') return label
  const option = options?.find((one) => String(one.value) === String(value))
  if (option) return NAMES.has(key) ? quoted(option.label) : option.label
  return key === 'hour' ? `${value}\u00a0h` : quoted(String(value))
}

const quoted = (text: string): string => `«${text.length > MOST ? `${text.slice(0, MOST).trimEnd()}…` : text}»`
