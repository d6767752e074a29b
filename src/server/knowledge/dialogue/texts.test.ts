import { expect, test } from 'vitest'
import { unknownVariables } from '../../../contract/known-variables.ts'
import { earlierTexts } from './earlier-texts.ts'
import { systemSources } from './texts.ts'

test.each([systemSources, earlierTexts].flatMap((texts) => Object.entries(texts)))(
  'the text %s has no variable that its own customised text may not have',
  (_, text) => {
    expect(unknownVariables(text)).toEqual([])
  },
)
