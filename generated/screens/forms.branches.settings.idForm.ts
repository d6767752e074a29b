// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/branches/settings/{idForm}',
  title: 'Formulario de Sucursales',
  help: 'Qué sucursal ve cada cliente y qué le decimos de ella.',
  tabs: { strip: 'branch', index: 3 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: {
    kind: 'form',
    read: 'branchSettingsGet',
    resource: 'form',
    operation: 'branchSettingsUpdate',
    sections: [
      {
        title: 'Cuál le corresponde',
        inputs: [
          {
            source: 'selection',
            type: 'enum',
            options: [
              { value: 'by_list', label: 'De una lista' },
              { value: 'by_location', label: 'Por ubicación' },
              { value: 'by_city', label: 'Por localidad' },
              { value: 'nearest', label: 'La más cercana' },
            ],
            label: 'Cómo se elige',
            required: true,
            default: 'by_list',
            span: 6,
          },
          {
            source: 'max_listed',
            type: 'integer',
            label: 'Sucursales por respuesta',
            required: true,
            minimum: 1,
            maximum: 10,
            default: 5,
            span: 6,
          },
          {
            source: 'ask_location',
            type: 'boolean',
            help: 'El cliente puede compartirla desde su teléfono.',
            label: 'Pedir la ubicación',
            required: true,
            default: true,
          },
          {
            source: 'fallback_branch_id',
            type: 'reference',
            reference: { resource: 'forms/branches' },
            label: 'Si ninguna corresponde',
            required: false,
            minimum: 1,
            maximum: 2147483647,
            span: 6,
          },
        ],
      },
      {
        title: 'Qué le decimos',
        inputs: [
          {
            source: 'send_map',
            type: 'boolean',
            help: 'Con el domicilio va un enlace para llegar.',
            label: 'Enviar el mapa',
            required: true,
            default: true,
          },
          {
            source: 'use_holidays',
            type: 'boolean',
            label: 'Respetar los feriados',
            required: true,
            default: true,
          },
          {
            source: 'closed_message',
            type: 'multiline',
            help: 'Lo dice después de contestar, si la sucursal está cerrada.',
            label: 'Mensaje de cerrado',
            required: false,
            placeholder: 'Te respondemos en cuanto abra.',
            maxLength: 1024,
            input: 'all',
          },
        ],
      },
    ],
    submit: 'Guardar',
  },
}

export default screen
