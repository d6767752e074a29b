import { WebhookEventGrants } from '../../../../generated/grants.ts'
import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import { lazyControl } from '../../engine/fields/lazy.tsx'
import type { ScreenOverride } from '../../engine/override.ts'
import { DeliveryButton } from './DeliveryButton.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { ShareCell } from './ShareCell.tsx'
import { showSecret } from './secret.ts'
import { WebhookActions } from './WebhookActions.tsx'

/** /plugins/webhooks: the secret of a new webhook is shown once, and rows have a test, a change of secret and a log. */
export const webhooks: ScreenOverride<ScreenKeys['/plugins/webhooks']> = {
  columns: { success_share: ShareCell },
  inputs: {
    events: lazyControl(async () =>
      (await import('../../engine/fields/controls/givable.tsx')).givableControl(WebhookEventGrants),
    ),
  },
  rowActions: WebhookActions,
  pageActions: SecretDialog,
  calls: {
    webhookCreate: async (given, next) => {
      const made = Object(await next(given))
      showSecret({ secret: String(made.secret), name: String(made.name) })
      return made
    },
  },
}

/** /plugins/webhooks/deliveries: a row opens what was sent and answered. */
export const webhookDeliveries: ScreenOverride<ScreenKeys['/plugins/webhooks/deliveries']> = {
  rowActions: DeliveryButton,
}
