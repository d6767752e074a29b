import { describeResource } from '../support/resource.ts'

describeResource('intent', {
  body: (n) => ({ intent_name: `Intención ${n}` }),
  change: (n) => ({ description: `Garantía ${n}` }),
  named: 'description',
  unique: { field: 'intent_name', text: 'Ya existe una intención con ese nombre. Elige otro.' },
})
