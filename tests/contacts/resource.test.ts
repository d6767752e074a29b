import { describeResource } from '../support/resource.ts'

describeResource('contactField', {
  body: (n) => ({
    ...{ key: `talle_${n}`, label: `Talle ${n}`, type: 'select', options: ['S', 'M'] },
    ...{ hint: 'El de la remera', required: true, visible_in_chat: true },
  }),
  change: (n) => ({ label: `Medida ${n}` }),
  named: 'label',
  unique: { field: 'key', text: 'Ya existe un dato con esa clave. Elige otra.', exact: true },
})

describeResource('contactGroup', {
  arrange: async ({ app, bot }) => {
    const row = { bot_id: bot, name: 'Lucía Fernández', phone: '+5493515550142' }
    return (await app.db.insertInto('contact').values(row).returning('id').executeTakeFirstOrThrow()).id
  },
  body: (n, contact) => ({ name: `Grupo ${n}`, member_ids: [contact] }),
  change: (n) => ({ name: `Mayoristas ${n}` }),
  named: 'name',
  unlisted: ['member_ids'],
  unique: { field: 'name', text: 'Ya existe un grupo con ese nombre. Elige otro.' },
})
