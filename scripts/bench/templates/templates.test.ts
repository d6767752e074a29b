import { describe, expect, test } from 'vitest'
import { fold } from '../../../src/contract/phrase.ts'
import { examplesOf, readTemplate, readUnseenPhrases, templateKeys } from './content.ts'
import { faultsOf } from './faults.ts'

describe.each(templateKeys())('%s', (key) => {
  const content = readTemplate(key)
  const unseen = readUnseenPhrases(key)

  test('names only what it has, and no unseen phrase is an example', () => {
    expect(faultsOf(content, unseen)).toEqual([])
    expect(unseen).toHaveLength(20)
  })

  test('has enough examples and a response for every intent', () => {
    const intents = examplesOf(content)
    const answered = new Set(content.responses.map(({ intent }) => intent))
    expect(intents.length).toBeGreaterThanOrEqual(key === 'empty' ? 6 : 15)
    expect(intents.filter(([, examples]) => examples.length < 12).map(([name]) => name)).toEqual([])
    expect(intents.filter(([name]) => !answered.has(name)).map(([name]) => name)).toEqual([])
  })

  test('has no word that names two values of an entity', () => {
    const twice = content.entities.flatMap(({ name, values = [] }) => {
      const words = values.flatMap(({ value, synonyms = [] }) => [value, ...synonyms].map(fold))
      return words.filter((word, place) => words.indexOf(word) < place).map((word) => `${name}: ${word}`)
    })
    expect(twice).toEqual([])
  })
})

test('faults are found', () => {
  const content = {
    ...readTemplate('no-such-template'),
    intents: { Local: { Horarios: ['a qué hora abren', 'a qué hora abren?'] } },
    responses: [
      {
        intent: 'Horario',
        messages: [{ text: 'De 9 a 18.', variants: ['Hasta las 18.'] }],
        buttons: [{ title: 'Hablar con el equipo ya', type: 'area' as const, target: 'Ventas' }],
      },
      { intent: 'Horarios', title: 'Precios', messages: [{ text: 'El equipo pasa el precio.' }] },
      { intent: 'Horarios', title: 'Envíos', messages: [{ text: 'El equipo responde.' }], next: 'handoff' as const },
    ],
  }
  expect(faultsOf(content, [{ text: 'a qué hora abren', intent: 'Horarios' }])).toEqual([
    'Horario: intención «Horario» no existe',
    'Horario: botón de más de 20 caracteres «Hablar con el equipo ya»',
    'Horario: área «Ventas» no existe',
    'Horarios: «a qué hora abren?» repite un ejemplo de «Horarios»',
    'frase nueva «a qué hora abren»: es un ejemplo',
    'Horario: más de un texto',
    'Precios: habla del equipo sin un botón que lleve a él',
    'falta una respuesta secundaria greeting',
    'falta una respuesta secundaria follow_up',
  ])
})
