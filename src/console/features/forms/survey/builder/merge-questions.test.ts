import { expect, test } from 'vitest'
import type { Question } from '../types.ts'
import { mergeQuestions } from './merge-questions.ts'

const question = (id: string, more: Partial<Question> = {}): Question => ({
  ...{ id, text: `¿${id}?`, kind: 'short_text', required: true, ...more },
})
const base = [question('a'), question('b'), question('c')]
const [a, b, c] = base as [Question, Question, Question]
const idsOf = (list: unknown) => (list as Question[]).map(({ id }) => id)

test('two new questions with one id both stay, and the stored one keeps it', () => {
  const { value, clashes } = mergeQuestions(
    base,
    [...base, question('pregunta', { text: 'Mía' })],
    [...base, question('pregunta', { text: 'Suya' })],
  )
  expect(value).toMatchObject([a, b, c, { id: 'pregunta', text: 'Suya' }, { id: 'pregunta_2', text: 'Mía' }])
  expect(clashes).toEqual([])
})

test('the same new question of both is there once', () => {
  expect(idsOf(mergeQuestions(base, [...base, question('d')], [...base, question('d')]).value)).toEqual([
    ...idsOf(base),
    'd',
  ])
})

test('a question that both renamed is one question, and what names it follows the choice', () => {
  const named = (to: string) => ({ ...a, jump_to: { '*': to } })
  const { value, clashes } = mergeQuestions(
    [named('c'), b, c],
    [named('mio'), b, { ...c, id: 'mio', text: 'Mío' }],
    [named('suyo'), b, { ...c, id: 'suyo', text: 'Suyo' }],
  )
  expect(value).toMatchObject([{ jump_to: { '*': 'mio' } }, b, { id: 'mio' }])
  expect(clashes).toMatchObject([{ mine: { text: 'Mío' }, theirs: { text: 'Suyo' }, part: { label: 'Pregunta 3' } }])
  const [{ theirs, part }] = clashes as [(typeof clashes)[number]]
  const taken = part.write(value, theirs)
  expect(taken).toMatchObject([{ jump_to: { '*': 'suyo' } }, b, { id: 'suyo' }])
  expect(part.read(taken)).toEqual(theirs)
})

test('of two orders one is chosen, whatever else was merged', () => {
  const { value, clashes } = mergeQuestions(base, [c, a, b], [b, a, question('x'), { ...c, text: 'Otra' }])
  expect(value).toEqual([{ ...c, text: 'Otra' }, a, question('x'), b])
  const [{ mine, theirs, part }] = clashes as [(typeof clashes)[number]]
  expect(part.label).toBe('Orden')
  expect(part.read(value)).toEqual(mine)
  const taken = part.write(value, theirs)
  expect(idsOf(taken)).toEqual(['b', 'a', 'x', 'c'])
  expect(part.read(taken)).toEqual(theirs)
  expect(idsOf(part.write(taken, mine))).toEqual(idsOf(value))
})

test('the two versions are told apart by what differs', () => {
  const { clashes } = mergeQuestions(
    base,
    [{ ...a, kind: 'nps' }, b, c],
    [{ ...a, kind: 'rating', required: false }, b, c],
  )
  const [{ mine, theirs, part }] = clashes as [(typeof clashes)[number]]
  expect(part.textOf(mine)).toBe('¿a?\nTipo: Recomendación (0 a 10)\nObligatoria: Sí')
  expect(part.textOf(theirs)).toBe('¿a?\nTipo: Estrellas\nObligatoria: No')
})
