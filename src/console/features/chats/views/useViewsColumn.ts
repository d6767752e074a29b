import { useMedia } from '../../../ui/useNarrow.ts'
import { useKept } from '../useKept.ts'

/** Whether the window is so wide that the views have a column beside the list. */
export const useHasViewsColumn = (): boolean => useMedia('(min-width: 1440px)')

/** Whether the column of views is shown, not folded away. */
export function useViewsColumn(): boolean {
  const [isFolded] = useKept('chats-views-folded')
  const hasColumn = useHasViewsColumn()
  return hasColumn && !isFolded
}
