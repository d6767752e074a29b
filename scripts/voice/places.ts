import type { Audience } from './text.ts'

/** Folders and files whose texts nobody reads, or that the guide leaves alone. */
const LEFT_ALONE: Readonly<Record<string, string>> = {
  'src/server/demo/': "texts of the demo's businesses",
  'src/server/knowledge/nlu/': 'word lists of the language',
  'src/server/knowledge/dialogue/earlier-texts.ts':
    'texts of existing chatbots until their owners choose a form of address',
  'src/server/knowledge/testbot/masking/common-names.ts': 'names of customers',
  'src/server/knowledge/dialogue/person-words.ts': 'phrases of customers',
  'src/server/knowledge/spanish/phrases/': 'phrases of customers',
  'src/console/features/documentation/': "the API's own pages",
  'src/console/features/terms/': 'legal text',
  'src/contract/zone-names.ts': 'place names',
  'src/server/announce.ts': 'a terminal',
  'src/server/main.ts': 'a terminal',
  'src/server/start.ts': 'a terminal',
  'src/server/foundation/settings/': 'a terminal',
  'src/server/foundation/backup/': 'a terminal',
  'src/server/foundation/store/': 'a terminal',
}

/** What customers read; all else the team does. */
const CUSTOMERS = [
  'src/widget/',
  'src/server/knowledge/dialogue/',
  'src/server/knowledge/forms/contact/default-form.ts',
  'src/server/knowledge/spanish/answers.ts',
  'src/server/conversation/answering/',
  'src/server/conversation/chats/core/blocked.ts',
  'src/server/conversation/budgets/page.ts',
  'src/server/conversation/budgets/pages.ts',
  'src/server/conversation/budgets/public.ts',
  'src/server/conversation/budgets/reminder-text.ts',
  'src/server/conversation/budgets/settings.ts',
  'src/server/foundation/consent/consent-mail.ts',
  'src/server/conversation/notifications/consent-page.ts',
  'src/server/conversation/notifications/consent-pages.ts',
  'src/server/foundation/http/customer-errors.ts',
  'src/server/foundation/http/public-pages.ts',
  'src/server/channels/webchat/',
  'src/contract/webchat.ts',
  'src/contract/channels.ts',
  'src/contract/forms/answer-texts.ts',
  'src/server/knowledge/forms/survey/templates.ts',
  'src/server/conversation/forms/public/',
]

/** Of these folders, what the team reads: settings, the events in a thread, and explanations. */
const TEAM = [
  'src/server/channels/webchat/settings',
  'src/server/channels/webchat/preview',
  'src/server/channels/webchat/images.ts',
  'src/server/conversation/answering/request-timeout.ts',
  'src/server/knowledge/dialogue/describe-state.ts',
]

/** Whether a program's texts are for people, and for them to be judged. */
export const isProgram = (file: string): boolean =>
  (/^src\/(?:console|widget|server|contract)\/.*\.tsx?$/.test(file) ||
    file === 'scripts/generate/expand/collection/texts.ts') &&
  !/\.(?:test|e2e)\.tsx?$/.test(file) &&
  !Object.keys(LEFT_ALONE).some((start) => file.startsWith(start))

export const audienceOf = (file: string): Audience =>
  CUSTOMERS.some((start) => file.startsWith(start)) && !TEAM.some((start) => file.startsWith(start))
    ? 'customer'
    : 'team'
