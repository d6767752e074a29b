// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/branches/questions/{idForm}',
  title: 'Formulario de Sucursales',
  help: 'Qué preguntan de tus sucursales y con qué dato se contesta. Horario, domicilio o envíos ya los entiende solo.',
  tabs: { strip: 'branch', index: 1 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: {
    kind: 'form',
    read: 'branchQuestionsGet',
    resource: 'form',
    operation: 'branchQuestionsUpdate',
    sections: [
      {
        inputs: [
          {
            source: 'questions',
            type: 'list',
            label: 'Preguntas',
            required: true,
            maxItems: 50,
            fields: [
              {
                source: 'question',
                type: 'text',
                label: 'Pregunta',
                required: true,
                placeholder: '¿Tienen estacionamiento?',
                maxLength: 255,
                input: 'all',
              },
              {
                source: 'id',
                type: 'text',
                label: 'Identificador',
                required: true,
                placeholder: 'estacionamiento',
                span: 6,
              },
              {
                source: 'answer_source',
                type: 'enum',
                options: [
                  { value: 'address', label: 'Domicilio' },
                  { value: 'hours', label: 'Horarios' },
                  { value: 'phone', label: 'Teléfono' },
                  { value: 'services', label: 'Servicios' },
                  { value: 'coverage', label: 'Zona de cobertura' },
                  { value: 'custom', label: 'Texto propio' },
                ],
                label: 'Se contesta con',
                required: true,
                span: 6,
              },
              {
                source: 'answer_text',
                type: 'multiline',
                label: 'Texto',
                required: false,
                placeholder: '{{sucursal.nombre}} tiene cochera propia.',
                maxLength: 1024,
                input: 'all',
                when: { source: 'answer_source', in: ['custom'] },
              },
            ],
          },
        ],
      },
    ],
    submit: 'Guardar',
  },
}

export default screen
