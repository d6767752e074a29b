// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const AvailabilityOptions: readonly Option[] = [
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
]
