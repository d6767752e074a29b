/**
 * Runs the benchmarks of the given areas, or all of them. Each prints its own table. File arguments follow their area.
 */

import { benchAnalytics } from './analytics.ts'
import { benchCatalogue } from './catalogue.ts'
import { benchChannels } from './channels.ts'
import { benchChatExport } from './chat-export.ts'
import { benchContactImport } from './contact-import.ts'
import { benchContacts } from './contacts.ts'
import { benchDialogue } from './dialogue.ts'
import { benchGenerator } from './generator.ts'
import { benchInbox } from './inbox.ts'
import { benchNlu } from './nlu.ts'
import { benchPages } from './pages.ts'
import { benchRealtime } from './realtime.ts'
import { benchRules } from './rules.ts'
import { benchServer } from './server.ts'
import { templateKeys } from './templates/content.ts'
import { benchTemplates } from './templates.ts'
import { benchTraining } from './training.ts'
import { benchWidget } from './widget.ts'

const areas: Record<string, (args: readonly string[]) => Promise<void>> = {
  pages: benchPages,
  generate: benchGenerator,
  server: benchServer,
  analytics: benchAnalytics,
  catalogue: benchCatalogue,
  contacts: benchContacts,
  'contact-import': benchContactImport,
  'chat-export': benchChatExport,
  inbox: benchInbox,
  rules: benchRules,
  widget: benchWidget,
  realtime: benchRealtime,
  channels: benchChannels,
  nlu: benchNlu,
  dialogue: benchDialogue,
  training: benchTraining,
  templates: benchTemplates,
}

const given = process.argv.slice(2)
const isArgument = (text: string) => /^[-\d]/.test(text) || text.endsWith('.json') || templateKeys().includes(text)
const wanted = given.filter((name) => !isArgument(name))
const unknown = wanted.filter((name) => !(name in areas))
if (unknown.length > 0) {
  console.error(`Área desconocida: ${unknown.join(', ')}. Hay: ${Object.keys(areas).join(', ')}`)
  process.exit(1)
}
for (const [name, run] of Object.entries(areas))
  if (wanted.length === 0 || wanted.includes(name)) await run(given.filter(isArgument))
process.exit(0)
