import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

test.each(['jaja', 'jajajaja', 'jajsjsjs', 'ajajaj', 'jejeje', 'hahaha', 'jjajjajja', 'kkkk', 'xD', 'looool', 'JAJA'])(
  '%s is laughter',
  (text) => expect(tokensOf(text)).toEqual(['jaja']),
)

test.each(['ja', 'jose', 'hijas', 'hash', 'ojos', 'jesus', 'haha1', 'jajax'])('%s is a word', (text) =>
  expect(tokensOf(text)).not.toEqual(['jaja']),
)

// Patterns with nested repetition take hours for these.
test.each([`ja${'jja'.repeat(1500)}x`, `ja${'jjjja'.repeat(900)}x`, `${'jas'.repeat(1500)}x`, 'j'.repeat(4500)])(
  'a long hostile word is read at once',
  (text) => expect(tokensOf(text)).toHaveLength(1),
)
