/** The benchmarks by area; each prints its own table. Without arguments all of them run. */
import { benchGenerator } from './generator.ts'
import { benchInbox } from './inbox.ts'
import { benchPages } from './pages.ts'
import { benchRealtime } from './realtime.ts'
import { benchServer } from './server.ts'
import { benchWidget } from './widget.ts'

const areas: Record<string, () => Promise<void>> = {
  pages: benchPages,
  generate: benchGenerator,
  server: benchServer,
  inbox: benchInbox,
  widget: benchWidget,
  realtime: benchRealtime,
}

const wanted = process.argv.slice(2).filter((name) => /^[a-z]/.test(name))
const unknown = wanted.filter((name) => !(name in areas))
if (unknown.length > 0) {
  console.error(`Área desconocida: ${unknown.join(', ')}. Hay: ${Object.keys(areas).join(', ')}`)
  process.exit(1)
}
for (const [name, run] of Object.entries(areas)) if (wanted.length === 0 || wanted.includes(name)) await run()
process.exit(0)
