import { expect, test } from 'vitest'
import { readTexts } from './feature-numbers.ts'
import { featuresOfTexts } from './features.ts'
import { foreignTexts } from './foreign-texts.ts'
import { wordsOf } from './reading.ts'

test('texts whose features were read before have the same vectors in every vocabulary', () => {
  const texts = [
    'hacen envíos a domicilio, envíos rápidos',
    'qué precio tiene',
    '',
    'zzz',
    ...foreignTexts.slice(0, 40),
  ]
  const read = featuresOfTexts(texts.map(wordsOf))
  for (const learned of [['hacen envíos a domicilio'], ['cuánto sale el envío', 'qué precio tienen las tortas'], []]) {
    const { vocabulary } = readTexts(learned.map(wordsOf))
    expect(vocabulary.vectors(read)).toEqual(texts.map((text) => vocabulary.vector(wordsOf(text))))
  }
})
