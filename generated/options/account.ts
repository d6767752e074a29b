// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const SignUpModeOptions: readonly Option[] = [
  { value: 'open', label: 'Abierto', help: 'Crea tu cuenta con tu correo.' },
  {
    value: 'invitation',
    label: 'Por invitación',
    help: 'Para tener una cuenta, pide una invitación a quien administra el chatbot: llega por correo.',
  },
  {
    value: 'closed',
    label: 'Cerrado',
    help: 'El registro está cerrado. Pide una invitación a quien administra el chatbot: llega por correo.',
  },
]

export const RoleIdOptions: readonly Option[] = [
  { value: 2, label: 'Administrador', tone: 'info', help: 'Todo, también el equipo y la facturación' },
  { value: 3, label: 'Editor', help: 'Respuestas, formularios, agenda, conectores y avanzado' },
  { value: 4, label: 'Operador', help: 'Conversaciones sin asignar o propias de sus áreas y agenda' },
  { value: 5, label: 'Coordinador', help: 'Conversaciones de todas las áreas, agenda y analíticas' },
]

export const NotificationSoundOptions: readonly Option[] = [
  { value: 'none', label: 'Ninguno' },
  { value: 'bell', label: 'Campana' },
  { value: 'drop', label: 'Gota' },
  { value: 'knock', label: 'Golpe' },
]

export const ConnectedStateOptions: readonly Option[] = [
  { value: true, label: 'Conectado', tone: 'success' },
  { value: false, label: 'Desconectado', tone: 'neutral' },
]
