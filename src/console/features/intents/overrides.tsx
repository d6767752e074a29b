import { lazy, Suspense } from 'react'
import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import type { ScreenOverride, UnavailableActionProps } from '../../engine/override.ts'
import type { ResponseUse } from '../responses/types.ts'

const InUse = lazy(async () => ({
  default: (await import('../responses/dialogs/InUseDialog.tsx')).IntentInUseDialog,
}))

/**
 * /advanced/intents: an intent whose responses are linked from other responses cannot be deleted; a dialog lists those.
 */
export const intents: ScreenOverride<ScreenKeys['/advanced/intents']> = {
  dependsOn: ['example', 'response'],
  unavailable: {
    intentDelete: {
      when: ({ used_by = [] }) => (used_by as readonly ResponseUse[]).length > 0,
      dialog: (props: UnavailableActionProps) => (
        <Suspense>
          <InUse {...props} />
        </Suspense>
      ),
    },
  },
}
