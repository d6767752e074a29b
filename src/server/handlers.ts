import { account } from './account/handlers.ts'
import { areaHandlers } from './areas/handlers.ts'
import { botSettings } from './bot-settings/handlers.ts'
import { budget } from './budgets/handlers.ts'
import { changes } from './changes/handlers.ts'
import { webchat } from './channels/webchat/handlers.ts'
import { webchatSettings } from './channels/webchat/settings-handlers.ts'
import { chats } from './chats/handlers.ts'
import { contacts } from './contacts/handlers.ts'
import { entityHandlers } from './entities/handlers.ts'
import { exampleHandlers } from './examples/handlers.ts'
import { home } from './home/handlers.ts'
import type { Handlers } from './http/handler.ts'
import { intentHandlers } from './intents/handlers.ts'
import { media } from './media/handlers.ts'
import { misunderstood } from './misunderstood/handlers.ts'
import { platform } from './platform/handlers.ts'
import { responses } from './responses/handlers.ts'
import { state } from './state/handlers.ts'
import { team } from './team/handlers.ts'
import { testbot } from './testbot/handlers.ts'
import { training } from './training/handlers.ts'

/** Every area's handlers. An operation that is built and missing here does not compile. */
export const handlers = {
  ...account,
  ...areaHandlers,
  ...botSettings,
  ...budget,
  ...changes,
  ...chats,
  ...contacts,
  ...entityHandlers,
  ...exampleHandlers,
  ...home,
  ...intentHandlers,
  ...misunderstood,
  ...media,
  ...platform,
  ...responses,
  ...state,
  ...team,
  ...testbot,
  ...training,
  ...webchat,
  ...webchatSettings,
} satisfies Handlers
