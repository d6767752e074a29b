import { expect, test } from 'vitest'
import type { Turn } from './types.ts'
import { wishReply } from './wish-texts.ts'

const turn: Turn = { text: '', hasFiles: false, channel: 'webchat', now: new Date(0), variables: {}, seed: 1 }

test.each([
  ['vos', 'decís'],
  ['tu', 'dices'],
  ['usted', 'dice'],
  [null, 'dices'],
] as const)('a bot that says %s asks for other words in its form', (form, says) => {
  const reply = wishReply({ form }, turn, 'unclear', 'arreglan batidoras')
  expect(reply).toMatchObject({
    message: { text: `Sobre «arreglan batidoras» no entendí bien. ¿Me lo ${says} de otra forma?` },
  })
})

test('a long wish is shortened, and what the customer wrote is not filled in', () => {
  const reply = wishReply({ form: 'vos' }, turn, 'which', `{{contacto.nombre}} ${'a'.repeat(80)}`)
  expect(reply).toMatchObject({ message: { text: expect.stringMatching(/^Sobre «\{\{contacto\.nombre\}\} a{39}…»/) } })
})
