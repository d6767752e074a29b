import { expect, test } from 'vitest'
import { MainResponseInputLimits } from '../../../../../generated/limits.ts'
import { refusedText, sortPasted } from './pasted-questions.ts'

const MOST = MainResponseInputLimits.questions.maxItems

test('of many pasted questions that are too long, the first two are named, with whole emoji', () => {
  const long = Array.from({ length: 30 }, (_, i) => `${String(i).padEnd(39, 'a')}😀${'b'.repeat(300)}`)
  const { added, refused } = sortPasted(['¿abren hoy?', ...long], [])
  expect(added).toEqual(['¿abren hoy?'])
  expect(refusedText(refused)).toBe(
    `No agregamos 30 preguntas de más de 255 caracteres: «0${'a'.repeat(38)}😀…», «1${'a'.repeat(38)}😀…» y 28 más.`,
  )
  const joined = `${'a'.repeat(38)}👩\u200D👧${'b'.repeat(300)}`
  expect(refusedText({ long: [joined], over: 0 })).toContain(`${'a'.repeat(38)}👩…»`)
})

test('pasted questions beyond the maximum are counted; repeated ones are not', () => {
  const lines = Array.from({ length: MOST + 2 }, (_, i) => `pregunta ${i}`)
  const { added, refused } = sortPasted(lines, ['pregunta 0'])
  expect(added).toHaveLength(MOST - 1)
  expect(refusedText(refused)).toBe(`No entraron 2 preguntas: el máximo es ${MOST}.`)
  expect(refusedText(sortPasted(['Pregunta 0'], ['pregunta 0']).refused)).toBe('')
})
