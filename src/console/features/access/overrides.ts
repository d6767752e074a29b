import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import { lazyCell, lazyPart } from '../../engine/fields/lazy.tsx'
import type { ScreenOverride } from '../../engine/override.ts'
import { CompanyActions } from './CompanyActions.tsx'
import { showTokenOf } from './token.ts'

/** /settings/access: who may write, and companies with a token that is shown once. */
export const access: ScreenOverride<ScreenKeys['/settings/access']> = {
  labels: { token_last4: 'Clave' },
  columns: {
    token_last4: lazyCell(async () => (await import('./TokenCell.tsx')).TokenCell),
    expires_at: lazyCell(async () => (await import('./ExpiryCell.tsx')).ExpiryCell),
  },
  below: { url: lazyPart(async () => (await import('./PreviousToken.tsx')).PreviousTokenOfForm) },
  rowActions: CompanyActions,
  pageActions: lazyPart(async () => (await import('./AccessSwitch.tsx')).AccessSwitch),
  calls: {
    accessCreate: async (given, next) => {
      const made = Object(await next(given))
      showTokenOf(made)
      return made
    },
  },
}
