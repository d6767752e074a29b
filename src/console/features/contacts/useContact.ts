import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { components } from '../../../../generated/api.d.ts'
import { isGone } from '../../engine/gone.ts'
import { useOperationCall } from '../../engine/useOperationMutation.ts'

/** Returns the contact of the page, which its form reads too: both share one request. */
export function useContact(): components['schemas']['Contact'] | undefined {
  const call = useOperationCall()
  const route = useParams()
  const { data, error } = useQuery({
    queryKey: ['contactGet', 'read', route],
    queryFn: () => call('contactGet', {}),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return isGone(error) ? undefined : (data as components['schemas']['Contact'] | undefined)
}
