import { readFileSync } from 'node:fs'
import type { TrainingExample } from '../../src/server/knowledge/nlu/index.ts'

/** A text of a data set. `split` is its part: train, dev, test, or oos (out of scope: no intent matches). */
interface Item extends Omit<TrainingExample, 'entities'> {
  split?: string
  entities?: TrainingExample['entities']
}

/** A data set by parts. `outside` holds the out-of-scope texts. */
export interface Dataset {
  name: string
  train: TrainingExample[]
  test: TrainingExample[]
  outside: (TrainingExample & { split?: string })[]
}

/** Reads a file of the form `[{intent, text, split, entities}]` or `{name, examples: [...]}`. */
export function readDataset(file: string): Dataset {
  const data = JSON.parse(readFileSync(file, 'utf8')) as Item[] | { name?: string; examples: Item[] }
  const items = Array.isArray(data) ? data : data.examples
  const examples = items.map(({ entities = [], ...item }) => ({ ...item, entities }))
  const trained = new Set(examples.filter(({ split }) => /^train/i.test(split ?? '')).map(({ intent }) => intent))
  const isOutside = (item: Item) =>
    /^(oos|ood|out)/i.test(item.split ?? '') ||
    (/^(oos|ood|out.?of.?scope|none)$/i.test(item.intent) && !trained.has(item.intent))
  const of = (split: RegExp) => examples.filter((item) => split.test(item.split ?? '') && !isOutside(item))
  const test = of(/^test/i)
  return {
    name: (Array.isArray(data) ? undefined : data.name) ?? file.replace(/^.*\//, '').replace(/\.json$/, ''),
    train: of(/^train/i),
    test: test.length > 0 ? test : of(/^(dev|val)/i),
    outside: examples.filter((item) => isOutside(item) && !/train/i.test(item.split ?? '')),
  }
}
