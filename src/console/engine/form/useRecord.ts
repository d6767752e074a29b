import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { FormScreen } from '../../../contract/screen.ts'
import { useChanges } from '../../realtime/useContent.ts'
import { useSession } from '../../session/index.ts'
import { useCall } from '../useAct.ts'
import type { Values } from './values.ts'

/**
 * The record of a form's page. What colleagues change is shown at once, unless something is being typed: then it is
 * told, and what was read stays, so that saving is measured against it.
 */
export function useRecord({ read, resource }: FormScreen, dirty: boolean) {
  const call = useCall()
  const route = useParams()
  const bot = useSession().bot?.id
  const [newer, setNewer] = useState<Values>()
  const fetch = async () => ((await call(read, {})) ?? {}) as Values
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [read, 'read', route],
    queryFn: fetch,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const typing = useRef(dirty)
  typing.current = dirty
  useChanges(resource ? bot : undefined, resource ? [resource] : [], () => {
    if (typing.current) void fetch().then(setNewer, () => {})
    else void refetch()
  })
  const changed = newer !== undefined && JSON.stringify(newer) !== JSON.stringify(data)
  // what was typed is gone, by saving or discarding: now the newest may be shown
  useEffect(() => {
    if (dirty || !changed) return
    setNewer(undefined)
    void refetch()
  }, [dirty, changed, refetch])
  return {
    ...{ data, error, loading: isPending, changed: changed && dirty },
    /** reads it again; a form in which something is typed takes in no more than it shows already */
    read: () => {
      setNewer(undefined)
      void refetch()
    },
  }
}
