import { useEffect } from 'react'
import { useListContext } from 'react-admin'
import { getPath } from '../../../contract/path.ts'
import type { CellProps } from '../../engine/fields/kinds.ts'
import { kinds } from '../../engine/fields/registry.tsx'
import { stageProgress } from './stages.ts'

/** Milliseconds between two looks at the list: while something on it trains, and otherwise. */
const [SOON, LATER] = [3000, 15_000]

/** Rows look at the same list: what one has just asked for needs no other to ask. */
let asked = 0

/** The training state of a row, kept current while it is on screen: nobody tells a list of all chatbots by itself. */
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
