import { describeResource } from '../support/resource.ts'

describeResource('contactField', {
  body: (n) => ({
    ...{ key: `talle_${n}`, label: `Talle ${n}`, type: 'select', options: ['S', 'M'] },
    ...{ hint: 'El de la remera', required: true, visible_in_chat: true },
  }),
  change: (n) => ({ label: `Medida ${n}` }),
  named: 'label',
  unique: { field: 'key', text: 'Ya existe un dato con esa clave.', exact: true },
})
