import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { FormPart } from '../../../contract/screen.ts'
import { useResourceChanges } from '../../realtime/useContentChanges.ts'
import { useSession } from '../../session/index.ts'
import { isGone } from '../gone.ts'
import { useOperationCall } from '../useOperationMutation.ts'
import type { Values } from './values.ts'

/** A part that has its own record. */
export type RecordPart = FormPart & { read: string }

/**
 * Loads the record of a form page or of one of its parts. Changes by colleagues are shown immediately. While the form has changes they are
 * only announced, and the loaded record stays as the base for saving.
 * @param dirty whether the form has changes that are not being saved
 * @param hasInput whether the form has changes, also while they are being saved
 */
export function useRecord(
  { read, resource }: Pick<RecordPart, 'read' | 'resource'>,
  dirty: boolean,
  hasInput: boolean,
) {
  const call = useOperationCall()
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
  useResourceChanges(resource ? bot : undefined, resource ? [resource] : [], () => {
    if (typing.current) void fetch().then(setNewer, () => {})
    else void refetch()
  })
  const changed = newer !== undefined && JSON.stringify(newer) !== JSON.stringify(data)
  // The changes have been saved or discarded, so show the latest record.
  useEffect(() => {
    if (dirty || !changed) return
    setNewer(undefined)
    void refetch()
  }, [dirty, changed, refetch])
  return {
    // What was typed stays, also on a record that is gone.
    ...{ data: isGone(error) && !hasInput ? undefined : data, error, loading: isPending, changed: changed && dirty },
    /** Reloads the record. A form with changes keeps its values. */
    read: () => {
      setNewer(undefined)
      void refetch()
    },
  }
}
