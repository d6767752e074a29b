import { describeResource } from '../support/resource.ts'

describeResource('area', {
  body: (n) => ({
    ...{ name: `Área ${n}`, description: 'Pedidos', color: '#1b6ac9', max_open_per_user: 3 },
    ...{ auto_assign: 'round_robin', first_response_minutes: 5, resolution_minutes: 60, offline_message: 'Cerrado' },
  }),
  change: (n) => ({ name: `Depósito ${n}` }),
  named: 'name',
  unique: { field: 'name', text: 'Ya existe un área con ese nombre. Elige otro.' },
})
