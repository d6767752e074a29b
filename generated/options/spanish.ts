// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const SmallTalkEffectOptions: readonly Option[] = [
  { value: 'none', label: 'Nada más', tone: 'neutral' },
  {
    value: 'closing',
    label: 'Cierra el tema',
    tone: 'neutral',
    help: 'Si el cliente repite, el chatbot no contesta otra vez.',
  },
  { value: 'menu', label: 'Ofrece tus respuestas', tone: 'info' },
  { value: 'person', label: 'Ofrece una persona', tone: 'info' },
  { value: 'question', label: 'Pregunta si pasar a una persona', tone: 'warning' },
  { value: 'handoff', label: 'Pasa a una persona', tone: 'warning' },
]

export const SynonymThemeOptions: readonly Option[] = [
  { value: 'delivery', label: 'Envíos' },
  { value: 'payment', label: 'Pagos' },
  { value: 'shopping', label: 'Compras' },
  { value: 'service', label: 'Servicios' },
  { value: 'time', label: 'Tiempo y turnos' },
  { value: 'food', label: 'Comida' },
  { value: 'clothes', label: 'Ropa' },
  { value: 'health', label: 'Salud y belleza' },
  { value: 'home', label: 'Hogar' },
  { value: 'tools', label: 'Herramientas' },
  { value: 'housing', label: 'Vivienda' },
  { value: 'vehicles', label: 'Vehículos' },
  { value: 'technology', label: 'Tecnología' },
  { value: 'people', label: 'Personas y mascotas' },
  { value: 'other', label: 'Otros' },
]

export const SynonymOriginOptions: readonly Option[] = [
  { value: 'shipped', label: 'Incluido', tone: 'neutral' },
  { value: 'changed', label: 'Incluido y cambiado', tone: 'info' },
  { value: 'own', label: 'Propio', tone: 'success' },
]
