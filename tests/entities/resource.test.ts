import { describeResource } from '../support/resource.ts'

describeResource('entity', {
  body: (n) => ({
    ...{ name: `pedido_${n}`, label: `Pedido ${n}`, type: n % 2 === 0 ? 'regex' : 'free' },
    ...{ pattern: n % 2 === 0 ? 'P-\\d{4}' : null, fuzzy: 0.7, match_case: true, sensitive: n % 2 === 0 },
    prompt_question: '¿Qué pedido?',
  }),
  change: (n) => ({ label: `Compra ${n}` }),
  named: 'label',
  unique: { field: 'name', exact: true },
})
