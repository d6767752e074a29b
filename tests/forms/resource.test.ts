import { describeResource } from '../support/resource.ts'

describeResource('form', {
  body: (n) => ({ name: `Encuesta ${n}`, kind: 'survey', description: `De la tienda ${n}`, enabled: n % 2 === 0 }),
  change: (n) => ({ name: `Opinión ${n}`, description: `De la web ${n}` }),
  named: 'name',
  unique: { field: 'name', text: 'Ya existe un formulario con ese nombre. Elige otro.' },
})
