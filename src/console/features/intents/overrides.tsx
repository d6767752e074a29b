import { lazy, Suspense } from 'react'
import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import type { RefusedProps, ScreenOverride } from '../../engine/override.ts'
import type { ResponseUse } from '../responses/types.ts'

const InUse = lazy(async () => ({
  default: (await import('../responses/dialogs/InUseDialog.tsx')).IntentInUseDialog,
}))

/** /advanced/intents: one whose responses others lead to is not deleted, and says which. */
export const intents: ScreenOverride<ScreenKeys['/advanced/intents']> = {
  counts: ['example', 'response'],
  refused: {
    intentDelete: {
      when: ({ used_by = [] }) => (used_by as readonly ResponseUse[]).length > 0,
      dialog: (props: RefusedProps) => (
        <Suspense>
          <InUse {...props} />
        </Suspense>
      ),
    },
  },
}
