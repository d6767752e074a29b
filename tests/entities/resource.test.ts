import { describeResource } from '../support/resource.ts'

describeResource('entity', {
  body: (n) => ({
    ...{ name: `pedido_${n}`, label: `Pedido ${n}`, type: n % 2 === 0 ? 'regex' : 'list' },
    ...{ pattern: n % 2 === 0 ? 'P-\\d{4}' : null, values: [{ value: 'medialuna', synonyms: ['factura'] }] },
    ...{ fuzzy: 0.7, match_case: true, sensitive: n % 2 === 0 },
    prompt_question: '¿Qué pedido?',
  }),
  change: (n) => ({ label: `Compra ${n}` }),
  named: 'label',
  unique: { field: 'name', text: 'Ya existe una entidad con esa clave. Elige otra.', exact: true },
})
