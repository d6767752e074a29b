// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/contacts/groups',
  title: 'Agenda',
  help: 'Contactos que van juntos, como quienes compran por mayor. Crea un grupo y elige sus contactos.',
  tabs: { strip: 'contacts', index: 1 },
  gate: { who: 'member', rule: { permission: 'contacts' } },
  body: {
    kind: 'table',
    resource: 'contacts/groups',
    operation: 'contactGroupList',
    paging: 'server',
    columns: [
      { source: 'name', label: 'Nombre', type: 'text', sortable: true, priority: 'always' },
      { source: 'color', label: 'Color', type: 'color', sortable: false },
      { source: 'members', label: 'Contactos', type: 'integer', sortable: true },
      { source: 'updated_at', label: 'Última modificación', type: 'date-time', sortable: true },
    ],
    filters: [],
    search: true,
    pageSize: 25,
    sort: { field: 'name', order: 'ASC' },
    empty: {
      title: 'Todavía no hay grupos.',
      text: 'Crea el primero y elige los contactos que van juntos.',
      help: 'grupos',
    },
    create: {
      operation: 'contactGroupCreate',
      button: 'Crear grupo',
      title: 'Crear grupo',
      sections: [
        {
          inputs: [
            {
              source: 'name',
              type: 'text',
              label: 'Nombre',
              required: true,
              maxLength: 60,
              input: 'name',
              span: 8,
            },
            { source: 'color', type: 'color', label: 'Color', required: false, default: '#1565c0', span: 4 },
            {
              source: 'member_ids',
              type: 'reference-list',
              reference: { resource: 'contacts' },
              label: 'Contactos',
              required: false,
              maxItems: 10000,
            },
          ],
        },
      ],
      submit: 'Guardar',
      cancel: 'Cancelar',
    },
    edit: {
      operation: 'contactGroupUpdate',
      button: 'Editar',
      title: 'Editar grupo',
      sections: [
        {
          inputs: [
            {
              source: 'name',
              type: 'text',
              label: 'Nombre',
              required: true,
              maxLength: 60,
              input: 'name',
              span: 8,
            },
            { source: 'color', type: 'color', label: 'Color', required: false, default: '#1565c0', span: 4 },
            {
              source: 'member_ids',
              type: 'reference-list',
              reference: { resource: 'contacts' },
              label: 'Contactos',
              required: false,
              maxItems: 10000,
            },
          ],
        },
      ],
      submit: 'Guardar',
      cancel: 'Cancelar',
    },
    trash: {
      button: 'Eliminados',
      title: 'Grupos eliminados',
      empty: 'No hay grupos eliminados en los últimos 30 días.',
      list: 'contactGroupDeletedList',
      restore: 'contactGroupRestore',
    },
    rowActions: [
      {
        operation: 'contactGroupDelete',
        label: 'Eliminar',
        icon: 'delete',
        tone: 'danger',
        confirm: {
          title: 'Eliminar grupo',
          text: '¿Eliminar el grupo «{name}»?',
          detail: 'Sus contactos ({members}) siguen en la agenda. Durante 30 días puedes recuperar el grupo con el botón Eliminados.',
          yes: 'Eliminar grupo',
          no: 'Cancelar',
        },
      },
    ],
    bulkActions: [],
    csv: true,
  },
}

export default screen
