// `npm run settings`: prints the settings table of the README as Markdown. `--write` updates the README.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type SettingSpec, settingsTable } from '../src/server/foundation/settings/settings-table.ts'

const head = '| Variable | Default | |\n|---|---|---|'
const rows = settingsTable.map((spec: SettingSpec) => {
  const fallback = spec.default ? `\`${spec.default}\`` : spec.required ? 'required in production' : ''
  const values = spec.values ? ` One of ${spec.values.map((value) => `\`${value}\``).join(', ')}.` : ''
  return `| \`${spec.name}\` | ${fallback} | ${spec.description}.${values} |`
})
const table = [head, ...rows].join('\n')

if (process.argv.includes('--write')) {
  const readme = path.resolve(import.meta.dirname, '../README.md')
  const text = readFileSync(readme, 'utf8')
  writeFileSync(readme, text.replace(/(<!-- settings -->)[\s\S]*?(<!-- \/settings -->)/, `$1\n${table}\n$2`))
} else console.log(table)
