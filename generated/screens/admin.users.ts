// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/admin/users',
  title: 'Panel de Administrador',
  help: 'Quién está conectado y con qué conexión. Filtra por nombre para encontrar a alguien.',
  tabs: { strip: 'admin', index: 1 },
  gate: { who: 'admin' },
  links: [{ text: 'Registros', href: '/admin/signups' }],
  body: {
    kind: 'table',
    resource: 'admin/users',
    operation: 'platformConnectionList',
    paging: 'server',
    columns: [
      { source: 'user.name', label: 'Nombre', type: 'text', sortable: true },
      { source: 'user.username', label: 'Usuario', type: 'text', sortable: true, priority: 'always' },
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
      { source: 'last_seen', label: 'Última Conexión', type: 'date-time', sortable: true },
      {
        source: 'connection_effective_type',
        label: 'Detalles',
        type: 'text',
        sortable: false,
        details: [
          { source: 'connection_effective_type', label: 'Tipo de conexión', type: 'text', sortable: false },
          { source: 'connection_downlink', label: 'Ancho de banda (Mbps)', type: 'number', sortable: false },
          { source: 'connection_rtt', label: 'Latencia (ms)', type: 'number', sortable: false },
        ],
      },
    ],
    filters: [
      { source: 'name', label: 'Nombre', type: 'text', key: 'name', always: true },
      { source: 'username', label: 'Usuario', type: 'text', key: 'username', always: true },
      {
        source: 'connected',
        label: 'Estado',
        type: 'enum',
        options: [
          { value: true, label: 'Conectado', tone: 'success' },
          { value: false, label: 'Desconectado', tone: 'neutral' },
        ],
        key: 'connected',
        always: true,
      },
    ],
    search: true,
    pageSize: 50,
    sort: { field: 'last_seen', order: 'DESC' },
    empty: { title: 'No se ha podido cargar la información.' },
    rowActions: [],
    bulkActions: [],
    csv: true,
    refresh: 20,
    summary: 'Conectados: {count:connected}',
  },
}

export default screen
