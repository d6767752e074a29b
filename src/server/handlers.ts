import { access } from './channels/access/handlers.ts'
import { accessRules } from './channels/access/restorable.ts'
import { notifications } from './channels/notifications/handlers.ts'
import { notificationRules } from './channels/notifications/restorable.ts'
import { reacting } from './channels/outbound/react.ts'
import { resending } from './channels/outbound/resend.ts'
import { plugins } from './channels/plugins/handlers.ts'
import { templates } from './channels/templates/handlers.ts'
import { webchat } from './channels/webchat/handlers.ts'
import { webchatLooks } from './channels/webchat/restorable.ts'
import { webchatSettings } from './channels/webchat/settings-handlers.ts'
import { figureAlertHandlers } from './conversation/analytics/alerts/handlers.ts'
import { exportHandlers } from './conversation/analytics/exports/handlers.ts'
import { analytics } from './conversation/analytics/handlers.ts'
import { reportHandlers } from './conversation/analytics/reports/handlers.ts'
import { areaHandlers } from './conversation/areas/handlers.ts'
import { botSettings } from './conversation/bots/handlers.ts'
import { budget } from './conversation/budgets/handlers.ts'
import { changes } from './conversation/changes/handlers.ts'
import { chats } from './conversation/chats/handlers.ts'
import { contacts } from './conversation/contacts/handlers.ts'
import { surveyAnswerHandlers } from './conversation/forms/handlers.ts'
import { groupHandlers } from './conversation/groups/handlers.ts'
import { home } from './conversation/home/handlers.ts'
import { media } from './conversation/media/handlers.ts'
import { ruleHandlers } from './conversation/rules/handlers.ts'
import { state } from './conversation/state/handlers.ts'
import { webhookHandlers } from './conversation/webhooks/handlers.ts'
import type { Handlers } from './foundation/http/handler.ts'
import { entityHandlers } from './knowledge/entities/handlers.ts'
import { exampleHandlers } from './knowledge/examples/handlers.ts'
import { examplesOfIntents } from './knowledge/examples/of-intent.ts'
import { branchHandlers } from './knowledge/forms/branches/handlers.ts'
import { formExampleHandlers } from './knowledge/forms/examples/handlers.ts'
import { formHandlers } from './knowledge/forms/handlers.ts'
import { productHandlers } from './knowledge/forms/products/handlers.ts'
import { surveyHandlers } from './knowledge/forms/survey/handlers.ts'
import { intentHandlers } from './knowledge/intents/handlers.ts'
import { misunderstood } from './knowledge/misunderstood/handlers.ts'
import { responses } from './knowledge/responses/handlers.ts'
import { responsesOfIntents } from './knowledge/responses/main/of-intent.ts'
import { spanish } from './knowledge/spanish/handlers.ts'
import { testbot } from './knowledge/testbot/handlers.ts'
import { training } from './knowledge/training/handlers.ts'
import { account } from './people/account/handlers.ts'
import { keys } from './people/keys/handlers.ts'
import { platform } from './people/platform/handlers.ts'
import { team } from './people/team/handlers.ts'
import { updates } from './people/updates/handlers.ts'
import { archives } from './provisioning/archives/handlers.ts'
import { platformProvisioning } from './provisioning/platform/handlers.ts'
import { starting } from './provisioning/starting/handlers.ts'

/** What is deleted, restored and merged with intents. */
const intentDependents = { examples: examplesOfIntents, responses: responsesOfIntents }

/** The handlers of all modules. A missing handler of an implemented operation is a compile error. */
export const handlers = {
  ...access,
  ...account,
  ...archives,
  ...areaHandlers,
  ...botSettings,
  ...budget,
  ...changes({ access_group: accessRules, notification: [notificationRules], webchat: [webchatLooks] }),
  ...chats,
  ...contacts,
  ...entityHandlers,
  ...exampleHandlers,
  ...branchHandlers,
  ...formExampleHandlers,
  ...formHandlers(intentDependents),
  ...groupHandlers,
  ...analytics,
  ...figureAlertHandlers,
  ...reportHandlers,
  ...exportHandlers,
  ...home,
  ...keys,
  ...intentHandlers(intentDependents),
  ...misunderstood,
  ...media,
  ...notifications,
  ...platform,
  ...platformProvisioning,
  ...productHandlers,
  ...plugins,
  ...reacting,
  ...resending,
  ...ruleHandlers,
  ...responses,
  ...spanish,
  ...starting,
  ...state,
  ...surveyAnswerHandlers,
  ...surveyHandlers,
  ...team,
  ...templates,
  ...testbot,
  ...training,
  ...updates,
  ...webchat,
  ...webchatSettings,
  ...webhookHandlers,
} satisfies Handlers
