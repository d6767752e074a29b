import { useEffect } from 'react'
import { useListContext } from 'react-admin'
import { getPath } from '../../../contract/path.ts'
import type { CellProps } from '../../engine/fields/kinds.ts'
import { kinds } from '../../engine/fields/registry.tsx'
import { stageProgress } from './stages.ts'

/** Polling intervals in milliseconds: for a row in training, and otherwise. */
const [SOON, LATER] = [3000, 15_000]

/** Time of the last refetch, shared by all rows because they refetch the same list. */
let asked = 0

/**
 * The training state of a row. It polls while it is visible, because there are no events for the list of all chatbots.
 */
export function LiveStage(props: CellProps) {
  const { refetch } = useListContext()
  const state = String(getPath(props.record, props.field.source) ?? '')
  const pause = stageProgress(state) === undefined ? LATER : SOON
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < SOON - 500) return
      asked = Date.now()
      void refetch()
    }, pause)
    return () => clearInterval(timer)
  }, [pause, refetch])
  const { Cell } = kinds[props.field.type]
  return <Cell {...props} />
}
