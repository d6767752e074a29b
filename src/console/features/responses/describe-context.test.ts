import { expect, test } from 'vitest'
import { contextFacts } from './describe-context.ts'

const nothing = { topic: null, wishes: [], refused: [], options: [], chosen: null }

test('a message that was read by its words alone has nothing to explain', () => {
  expect(contextFacts(nothing)).toEqual([])
})

test('tells the wishes that wait and those that were not understood', () => {
  const facts = contextFacts({ ...nothing, open: ['quiero un turno'], unclear: ['arreglan batidoras'] })
  expect(facts).toEqual([
    ['Retoma después', '«quiero un turno»'],
    ['No entendió', '«arreglan batidoras»'],
  ])
})

test('tells the topic, each wish, refusals, the options offered and the chosen one', () => {
  const wishes = [
    { text: '¿abren hoy?', name: 'Horarios', confidence: 0.9 },
    { text: '¿hacen envíos?', name: 'Envíos', confidence: 0.8 },
  ]
  const facts = contextFacts({ topic: 'hacen envíos', wishes, refused: ['envío'], options: ['A', 'B'], chosen: 'A' })
  expect(facts.map(([term, text]) => `${term}: ${text}`)).toEqual([
    'Sigue a: «hacen envíos»',
    expect.stringMatching(/^«¿abren hoy\?»: Horarios \(90\D?%\)$/),
    expect.stringMatching(/^«¿hacen envíos\?»: Envíos \(80\D?%\)$/),
    'No quiere: «envío»',
    'Ofreció: A · B',
    'Eligió: A',
  ])
})
