import { stringify } from 'yaml'
import { type BotContent, contentFiles, FORMAT, fileOf, lists, settings } from './content.ts'

/** Characters after which YAML texts are folded; none, so that a change of one text is a change of one line. */
const UNFOLDED = 0

/** Writes content as the files that `readContent` reads. Files without content are left out. */
export function writeContent(content: BotContent): Map<string, string> {
  const files = new Map<string, Record<string, unknown>>()
  const put = (key: string, value: unknown) => {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return
    const file = fileOf(key)
    files.set(file, { ...files.get(file), [key]: value })
  }
  put('format', FORMAT)
  put('name', content.name)
  for (const key of settings) put(key, content.settings[key])
  for (const key of lists) put(key, content[key])
  if (content.intents && Object.keys(content.intents).length > 0) put('intents', content.intents)
  return new Map(
    contentFiles.flatMap((file) => {
      const values = files.get(file)
      if (!values) return []
      const [only] = Object.values(values)
      const options = { lineWidth: UNFOLDED, aliasDuplicateObjects: false }
      return [[file, stringify(file === 'bot.yaml' ? values : only, options)]]
    }),
  )
}
