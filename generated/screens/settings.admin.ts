// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/settings/admin',
  title: 'Configuración',
  help: 'Quiénes trabajan con el chatbot y qué puede hacer cada persona. Invita por correo y elige su rol.',
  tabs: { strip: 'settings', index: 5 },
  gate: { who: 'member', rule: { permission: 'configuration' } },
  links: [{ text: 'Invitaciones pendientes', href: '/settings/admin/invitations' }],
  body: {
    kind: 'table',
    resource: 'settings/admin',
    operation: 'teamList',
    paging: 'browser',
    columns: [
      { source: 'name', label: 'Nombre', type: 'text', sortable: true, priority: 'always' },
      { source: 'username', label: 'Usuario', type: 'text', sortable: true },
      { source: 'email', label: 'Correo', type: 'text', sortable: true },
      {
        source: 'role_id',
        label: 'Rol',
        type: 'enum',
        options: [
          { value: 2, label: 'Administrador', tone: 'info', help: 'Todo, también el equipo y la facturación' },
          { value: 3, label: 'Editor', help: 'Respuestas, formularios, agenda, conectores y avanzado' },
          { value: 4, label: 'Operador', help: 'Conversaciones sin asignar o propias de sus áreas y agenda' },
          { value: 5, label: 'Coordinador', help: 'Conversaciones de todas las áreas, agenda y analíticas' },
        ],
        sortable: true,
      },
      {
        source: 'connected',
        label: 'Estado',
        type: 'enum',
        options: [
          { value: true, label: 'Conectado', tone: 'success' },
          { value: false, label: 'Desconectado', tone: 'neutral' },
        ],
        sortable: true,
      },
      {
        source: 'availability',
        label: 'Disponibilidad',
        type: 'enum',
        help: 'Si atiende conversaciones; sin valor para quien nunca abrió la consola',
        options: [
          {
            value: 'available',
            label: 'Disponible',
            tone: 'success',
            help: 'Recibes conversaciones y tus clientes saben que hay alguien.',
          },
          { value: 'away', label: 'Ausente', tone: 'neutral', help: 'No te asignamos conversaciones nuevas.' },
          {
            value: 'paused',
            label: 'En pausa',
            tone: 'warning',
            help: 'Vuelves enseguida: mientras tanto no te asignamos conversaciones nuevas.',
          },
        ],
        sortable: true,
        priority: 'always',
      },
      { source: 'last_seen', label: 'Última conexión', type: 'date-time', sortable: true, priority: 'wide' },
    ],
    filters: [
      { source: 'name', label: 'Nombre', type: 'text', key: 'name', always: true },
      {
        source: 'role_id',
        label: 'Rol',
        type: 'enum',
        options: [
          { value: 2, label: 'Administrador', tone: 'info', help: 'Todo, también el equipo y la facturación' },
          { value: 3, label: 'Editor', help: 'Respuestas, formularios, agenda, conectores y avanzado' },
          { value: 4, label: 'Operador', help: 'Conversaciones sin asignar o propias de sus áreas y agenda' },
          { value: 5, label: 'Coordinador', help: 'Conversaciones de todas las áreas, agenda y analíticas' },
        ],
        key: 'role_id',
        always: true,
      },
      { source: 'username', label: 'Usuario', type: 'text', key: 'username', always: false },
      { source: 'email', label: 'Correo', type: 'text', key: 'email', always: false },
      {
        source: 'connected',
        label: 'Estado',
        type: 'enum',
        options: [
          { value: true, label: 'Conectado', tone: 'success' },
          { value: false, label: 'Desconectado', tone: 'neutral' },
        ],
        key: 'connected',
        always: false,
      },
      {
        source: 'availability',
        label: 'Disponibilidad',
        type: 'enum',
        help: 'Si atiende conversaciones; sin valor para quien nunca abrió la consola',
        options: [
          {
            value: 'available',
            label: 'Disponible',
            tone: 'success',
            help: 'Recibes conversaciones y tus clientes saben que hay alguien.',
          },
          { value: 'away', label: 'Ausente', tone: 'neutral', help: 'No te asignamos conversaciones nuevas.' },
          {
            value: 'paused',
            label: 'En pausa',
            tone: 'warning',
            help: 'Vuelves enseguida: mientras tanto no te asignamos conversaciones nuevas.',
          },
        ],
        key: 'availability',
        always: false,
      },
    ],
    search: false,
    pageSize: 25,
    sort: { field: 'name', order: 'ASC' },
    empty: {
      title: 'Todavía no hay nadie en el equipo.',
      text: 'Invita a la primera persona: le enviaremos un enlace por correo.',
      help: 'equipo-y-permisos',
    },
    create: {
      operation: 'teamInvite',
      button: 'Invitar',
      title: 'Invitar al equipo',
      sections: [
        {
          inputs: [
            {
              source: 'email',
              type: 'email',
              label: 'Correo',
              required: true,
              placeholder: 'Ingresa el correo de la persona.',
              maxLength: 150,
              input: 'email',
            },
            {
              source: 'role_id',
              type: 'enum',
              help: 'Si no eliges otro, entra como Operador.',
              options: [
                {
                  value: 2,
                  label: 'Administrador',
                  tone: 'info',
                  help: 'Todo, también el equipo y la facturación',
                },
                { value: 3, label: 'Editor', help: 'Respuestas, formularios, agenda, conectores y avanzado' },
                {
                  value: 4,
                  label: 'Operador',
                  help: 'Conversaciones sin asignar o propias de sus áreas y agenda',
                },
                {
                  value: 5,
                  label: 'Coordinador',
                  help: 'Conversaciones de todas las áreas, agenda y analíticas',
                },
              ],
              label: 'Rol',
              required: false,
              default: 4,
            },
          ],
        },
      ],
      submit: 'Invitar',
      cancel: 'Cancelar',
    },
    edit: {
      operation: 'teamUserUpdate',
      button: 'Editar',
      title: 'Editar permisos',
      sections: [
        {
          inputs: [
            {
              source: 'permissions',
              type: 'object',
              label: 'Permisos',
              required: true,
              fields: [
                { source: 'responses', type: 'boolean', label: 'Respuestas', required: true },
                { source: 'forms', type: 'boolean', label: 'Formularios', required: true },
                { source: 'plugins', type: 'boolean', label: 'Conectores y asistentes', required: true },
                { source: 'chats', type: 'boolean', label: 'Conversaciones', required: true },
                { source: 'contacts', type: 'boolean', label: 'Agenda', required: true },
                {
                  source: 'advanced_configuration',
                  type: 'boolean',
                  label: 'Avanzado y campañas',
                  required: true,
                },
                { source: 'configuration', type: 'boolean', label: 'Configuración', required: true },
                { source: 'pricing', type: 'boolean', label: 'Facturación', required: true },
              ],
            },
          ],
        },
      ],
      submit: 'Guardar',
      cancel: 'Cancelar',
    },
    rowActions: [
      {
        operation: 'teamRoleUpdate',
        label: 'Cambiar rol',
        icon: 'shield',
        form: {
          title: 'Cambiar rol',
          sections: [
            {
              inputs: [
                {
                  source: 'role_id',
                  type: 'enum',
                  options: [
                    {
                      value: 2,
                      label: 'Administrador',
                      tone: 'info',
                      help: 'Todo, también el equipo y la facturación',
                    },
                    {
                      value: 3,
                      label: 'Editor',
                      help: 'Respuestas, formularios, agenda, conectores y avanzado',
                    },
                    {
                      value: 4,
                      label: 'Operador',
                      help: 'Conversaciones sin asignar o propias de sus áreas y agenda',
                    },
                    {
                      value: 5,
                      label: 'Coordinador',
                      help: 'Conversaciones de todas las áreas, agenda y analíticas',
                    },
                  ],
                  label: 'Rol',
                  required: true,
                },
              ],
            },
          ],
          submit: 'Guardar',
          cancel: 'Cancelar',
        },
      },
      {
        operation: 'teamRemove',
        label: 'Quitar del equipo',
        icon: 'delete',
        tone: 'danger',
        confirm: {
          title: 'Quitar del equipo',
          text: '¿Quitar a {name} del equipo? Perderá el acceso ahora mismo.',
          detail: 'Su usuario: {username}.',
          yes: 'Quitar del equipo',
          no: 'Cancelar',
        },
      },
    ],
    bulkActions: [],
    csv: true,
    refresh: 20,
  },
}

export default screen
