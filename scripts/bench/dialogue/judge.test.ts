import { expect, test } from 'vitest'
import { type Answer, judge, type Verdict } from './judge.ts'
import { readDialogue } from './vocabulary.ts'

const silent: Answer = {
  ...{ replies: [], rule: 'fallback', by: null, intents: [], threshold: 0.5, entities: [], slots: null },
  context: null,
  state: { before: { rows: [] }, after: { rows: [] } },
  ...{
    intent_id: null,
    response_id: null,
    response: null,
    form_step: null,
    handoff: false,
    handoff_reason: null,
    handoff_text: null,
  },
  ...{ area: null, labels: 0, model: { run_id: 1, number: 1, trained: true }, milliseconds: 1 },
  understanding_milliseconds: 1,
}

const says = (text: string, more: Partial<Answer> = {}, ...buttons: string[]): Answer => ({
  ...silent,
  replies: [{ message: { kind: 'text', text }, buttons: buttons.map((title) => ({ title, type: 'response' })) }],
  ...more,
})

/** An answer with content. */
const tells = (text: string, response = 'Horarios de atención') =>
  says(text, { rule: 'intent', intent_id: 7, response_id: 12, response })

const lost = says('Perdón, no entendí. ¿Podrías decírmelo con otras palabras?', {}, 'Hablar con una persona')
const handed = says('Listo, ya avisé al equipo.', { rule: 'words', handoff: true })

const doubted = { topic: null, wishes: [], refused: [], options: [], chosen: null, doubted: true }

const cases: [expected: string, answer: Answer, verdict: Verdict][] = [
  ['dice: 8 a 18', tells('Abrimos de **8 a 18**.'), 'good'],
  ['dice: 8 a 18', tells('Abrimos de 18 a 180.'), 'wrong'],
  ['dice: 8 a 18', tells('El envío cuesta $ 4.500.'), 'wrong'],
  ['dice: 8 a 18', { ...tells('El envío cuesta $ 4.500.'), context: doubted }, 'doubted'],
  ['dice: 8 a 18', { ...tells('Abrimos de 8 a 18.'), context: doubted }, 'good'],
  ['dice: 8 a 18', lost, 'asked'],
  ['dice: 8 a 18', handed, 'asked'],
  ['dice: 8 a 18', says('¡Gracias por escribirnos!', { rule: 'goodbye' }), 'wrong'],
  ['dice: 8 a 18\no\nacción: persona', handed, 'good'],
  ['dice: 8 a 18\ndice: san martin', tells('Abrimos de 8 a 18.'), 'partial'],
  ['dice: 8 a 18\ndice: san martin', tells('Abrimos de 8 a 18, en San Martín 450.'), 'good'],
  ['dice: 8 a 18\nno dice: 4.500', tells('Abrimos de 8 a 18. El envío cuesta $ 4.500.'), 'wrong'],
  ['dice: 96.200\ntolera: ventas te pasa', tells('Por otro producto, Ventas te pasa el precio.'), 'asked'],
  ['intención: Horarios de atención', tells('De 8 a 18.'), 'good'],
  ['acción: consulta\nno intención: Jardín', tells('Hay mangueras.', 'Jardín'), 'wrong'],
  ['acción: ofrece', lost, 'asked'],
  ['acción: ofrece', says('¿Te paso con una persona?', {}, 'Sí', 'No'), 'good'],
  ['acción: cortesía', lost, 'asked'],
  ['acción: cortesía', says('¡De nada!', { rule: 'goodbye' }), 'good'],
  ['acción: cortesía', { ...silent, rule: 'goodbye' }, 'good'],
  ['dice: 8 a 18', silent, 'wrong'],
  ['acción: opciones', says('¿Quisiste decir…?', {}, 'Horarios', 'Envíos'), 'good'],
]

test.each(cases)('%s', (expected, answer, verdict) => {
  const [turn] = readDialogue('caso', `clases: simple\ncliente: hola\n${expected}`).turns
  expect(turn && judge(turn, answer)).toBe(verdict)
})
