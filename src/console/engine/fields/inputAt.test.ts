import { expect, test } from 'vitest'
import type { Input } from '../../../contract/screen.ts'
import { inputAt } from './inputAt.ts'

const text = (source: string): Input => ({ source, label: source, type: 'text', required: false })
const inputs: Input[] = [
  text('name'),
  {
    ...text('cards'),
    type: 'list',
    fields: [text('title'), { ...text('image'), type: 'object', fields: [text('alt')] }],
  },
  { ...text('words'), type: 'text-list' },
  text('style.color'),
]

const given: [path: string, label: string | undefined][] = [
  ['name', 'name'],
  ['cards', 'cards'],
  ['cards.1', 'cards'],
  ['cards.1.title', 'title'],
  ['cards.0.image.alt', 'alt'],
  ['words.3', 'words'],
  ['style.color', 'style.color'],
  ['cards.0.nothing', undefined],
  ['names', undefined],
]
test.each(given)('inputAt finds for path %s the input %s', (path, label) =>
  expect(inputAt(inputs, path)?.label).toBe(label),
)
