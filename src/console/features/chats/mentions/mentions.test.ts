import { expect, test } from 'vitest'
import { findPeople, mentionAt, missedMentions, withIds } from './mentions.ts'

const people = [
  { id: 7, name: 'Lucía Paz' },
  { id: 8, name: 'Lucía Paz Gómez' },
  { id: 9, name: 'José Ñandú' },
]

test.each([
  ['Hola @luc', { start: 5, query: 'luc' }],
  ['@', { start: 0, query: '' }],
  ['@Lucía Pa', { start: 0, query: 'Lucía Pa' }],
  ['ana@paz', null],
  ['nada', null],
  ['uno @ dos', null],
  ['@luc\n', null],
])('%j searches %j', (text, found) => {
  expect(mentionAt(text, text.length)).toEqual(found)
})

test('people are found by any word of their name, without accents', () => {
  const names = (query: string) => findPeople(people, query).map(({ id }) => id)
  expect([names('lucia'), names('PAZ g'), names('ñandu'), names('uc'), names('')]).toEqual([
    [7, 8],
    [8],
    [9],
    [],
    [7, 8, 9],
  ])
})

test('names become ids, the longest first, and other words stay', () => {
  const text = '@Lucía Paz Gómez, @Lucía Paz: ¿y @Lucía Pazos? ana@José Ñandú (@José Ñandú)'
  expect(withIds(text, people)).toBe('@[8], @[7]: ¿y @Lucía Pazos? ana@José Ñandú (@[9])')
})

test('a name that mentions nobody is told apart from mentions, addresses and lone signs', () => {
  const missed = (text: string) => missedMentions(text, people).map(({ word, isPart }) => [word, isPart])
  expect(missed('@Pepe, @lucía y @Lucía Pazos')).toEqual([
    ['Pepe', false],
    ['lucía', true],
    ['Lucía', true],
  ])
  expect(missed('@Lucía Paz, @José Ñandú: ana@paz @ @, nada')).toEqual([])
})
