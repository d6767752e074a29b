import { lazy, Suspense } from 'react'
import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import type { RefusedProps, ScreenOverride } from '../../engine/override.ts'
import type { ResponseUse } from '../responses/types.ts'

const InUse = lazy(async () => ({
  default: (await import('../responses/dialogs/InUseDialog.tsx')).IntentInUseDialog,
}))

/**
 * /advanced/intents: an intent whose responses are linked from other responses cannot be deleted; a dialog lists those.
 */
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
