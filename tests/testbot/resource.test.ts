import { describeResource } from '../support/resource.ts'

describeResource('testCase', {
  body: (n) => ({
    ...{ name: `Caso ${n}`, steps: [{ user: `Hola ${n}` }] },
    ...{ run_after_training: n % 2 === 0, blocks_transfer: true },
  }),
  change: (n) => ({ name: `Apertura ${n}` }),
  named: 'name',
  unique: { field: 'name', text: 'Ya existe un caso con ese nombre. Elige otro.' },
})
