import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type ConversationFile, play } from './play.ts'

const folder = path.join(import.meta.dirname, 'conversations')

for (const name of readdirSync(folder).sort()) {
  const file = parse(readFileSync(path.join(folder, name), 'utf8')) as ConversationFile
  describe(name.replace(/\.yaml$/, ''), () => {
    for (const [title, script] of Object.entries(file.conversations)) {
      test(title, () => {
        const wanted = script
          .split('\n')
          .map((line) => line.trim())
          .join('\n')
          .trim()
        expect(wanted).toContain('cliente:')
        expect(play(file, script)).toBe(wanted)
        // Playing it again gives the same result.
        expect(play(file, script)).toBe(wanted)
      })
    }
  })
}
