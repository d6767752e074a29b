import { useQuery } from '@tanstack/react-query'
import type { operations } from '../../../../../generated/api.d.ts'
import type { Option } from '../../../../contract/screen.ts'
import { api, asJson, unwrap } from '../../../api/client.ts'
import { formatDateTime } from '../../../ui/format.ts'
import type { Model } from './types.ts'

type Query = NonNullable<operations['trainingRunList']['parameters']['query']>

/** Number of trainings in which stored models are looked for; the server keeps few of them. */
const LOOKED = 50

/** Returns the models with which another one can be compared: the stored ones, latest first. */
export function useEarlierModels(bot: number, model: Model): Option[] {
  const { data = [] } = useQuery({
    queryKey: ['trainingRunList', bot, 'batch'],
    queryFn: ({ signal }) => {
      const query = { sort: ['id', 'DESC'], range: [0, LOOKED - 1] } satisfies Query
      return unwrap(
        api.GET('/training/runs/{bot}', { params: { path: { bot }, query }, querySerializer: asJson, signal }),
      )
    },
  })
  return data
    .filter(({ active, restorable }) => (active ? model === 'draft' : restorable))
    .map(({ id, number, started_at, active }) => ({
      value: String(id),
      label: `${active ? 'Publicado' : 'Entrenamiento'} n.º ${number}, ${formatDateTime(started_at)}`,
    }))
}
