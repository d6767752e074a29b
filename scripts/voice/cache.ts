import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Text } from './text.ts'

type Known = Record<string, { hash: string; texts: Text[] }>

const hashOf = (...parts: string[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** The programs that find texts: what others found is not what these would. */
const ownHash = () =>
  hashOf(
    ...readdirSync(path.join(import.meta.dirname))
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8')),
  )

/** The texts of files as they were found before: reading all of them takes seconds, and few change. */
export function openCache(root: string) {
  const kept = path.join(root, 'node_modules/.cache/voice/texts.json')
  const by = ownHash()
  const before = readKept(kept, by)
  const now: Known = {}
  let isNew = false
  return {
    get: (file: string, source: string): Text[] | undefined => {
      const known = before[file]
      if (!known || known.hash !== hashOf(source)) return undefined
      now[file] = known
      return known.texts
    },
    keep: (file: string, source: string, texts: Text[]): Text[] => {
      isNew = true
      now[file] = { hash: hashOf(source), texts }
      return texts
    },
    close: () => {
      if (!isNew) return
      mkdirSync(path.dirname(kept), { recursive: true })
      writeFileSync(kept, JSON.stringify({ by, files: now }))
    },
  }
}

function readKept(kept: string, by: string): Known {
  try {
    const found = JSON.parse(readFileSync(kept, 'utf8')) as { by: string; files: Known }
    return found.by === by ? found.files : {}
  } catch {
    return {}
  }
}
