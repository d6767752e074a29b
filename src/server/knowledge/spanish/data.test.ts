import { expect, test } from 'vitest'
import { normalizePhrase } from '../../../contract/phrase.ts'
import { fillers, insultGlue, smallTalkPhrases } from './phrases/small-talk.ts'
import { yesNoPhrases } from './phrases/yes-no.ts'
import { shippedGroups } from './shipped-synonyms.ts'
import { smallTalkOf } from './small-talk.ts'
import { tokensOf } from './tokens.ts'
import { phrasesOfTopic, topics } from './topics.ts'

test.each(topics)('every phrase of «$name» is read as that topic', ({ key }) => {
  const others = phrasesOfTopic(key).filter((phrase) => {
    const found = smallTalkOf(phrase)
    return found === 'goodbye' || found?.key !== key
  })
  expect(others).toEqual([])
})

test.each(Object.entries({ ...smallTalkPhrases, fillers, insultGlue, ...yesNoPhrases }))(
  '«%s» lists no phrase twice',
  (_, list) => {
    // Laughter is one token however it is written; its first spellings are shown to the owner.
    const phrases = list
      .split(/[,\n]/)
      .map((phrase) => tokensOf(phrase).join(' '))
      .filter((phrase) => phrase !== 'jaja')
    expect(phrases.filter((phrase, at) => phrase !== '' && phrases.indexOf(phrase) !== at)).toEqual([])
  },
)

test('topics have distinct numbers', () => {
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length)
})

test('no word is in two groups of synonyms, and no number is used twice', () => {
  const words = shippedGroups.flatMap(({ words }) => words.map(normalizePhrase))
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  const ids = shippedGroups.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(shippedGroups.length).toBeGreaterThan(200)
  expect(shippedGroups.filter(({ words }) => words.length < 2)).toEqual([])
})
